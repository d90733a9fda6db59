import { lazy, Suspense } from 'react';
import { patiently } from '../lib/network/patiently';
import { whenNear } from '../lib/scroll/when-near';
import styles from './contact-section.module.css';

const SLOT = 'formulaire-contact';

// In the served HTML from the start; its code comes when the visitor comes near.
const ContactFormFields = lazy(() => whenNear(`#${SLOT}`).then(() => patiently(() => import('./contact-form-fields'))));

export function ContactForm() {
  return (
    <div id={SLOT} className={styles.slot}>
      <Suspense>
        <ContactFormFields />
      </Suspense>
    </div>
  );
}
