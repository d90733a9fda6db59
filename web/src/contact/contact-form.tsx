import { Suspense } from 'react';
import { servedPart } from '../site/served-part';
import styles from './contact-section.module.css';

const SLOT = 'formulaire-contact';

const ContactFormFields = servedPart(SLOT, () => import('./contact-form-fields'));

export function ContactForm() {
  return (
    <div id={SLOT} className={styles.slot}>
      <Suspense>
        <ContactFormFields />
      </Suspense>
    </div>
  );
}
