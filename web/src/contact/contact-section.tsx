import { ContactForm } from './contact-form';
import styles from './contact-section.module.css';
import { OfficeCard } from './office-card';

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-titre" className={styles.section}>
      <header>
        <h2 id="contact-titre">Parlons de votre local</h2>
        <p>
          Une question, un projet de vente ou de location&nbsp;: notre équipe vous répond dans les 24 heures ouvrées.
        </p>
      </header>
      <OfficeCard heading="h3" />
      <ContactForm />
    </section>
  );
}
