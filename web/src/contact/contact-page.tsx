import { useAppSettings } from '../site/agency/use-app-settings';
import { Breadcrumb } from '../site/breadcrumb';
import { Advisers } from './advisers';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { OfficeCard } from './office-card';
import type { PageRules } from '../site/page-rules';
import { contactHead } from './contact-head';

export const rules: PageRules = { load: () => ['/api/agents'], head: contactHead };

export default function ContactPage() {
  const { replyBadge } = useAppSettings().display;
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb current="Contact" />
      <header className={styles.heading}>
        <h1>Nous contacter</h1>
        <p>Écrivez-nous, appelez un conseiller ou poussez la porte de l’agence.</p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="ecrire" className={styles.form}>
          <h2 id="ecrire">Écrire à l’agence</h2>
          {replyBadge && <p>{replyBadge}</p>}
          <ContactForm />
        </section>
        <div className={styles.aside}>
          <OfficeCard heading="h2" />
          <Advisers />
        </div>
      </div>
    </main>
  );
}
