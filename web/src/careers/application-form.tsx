import { lazy, Suspense } from 'react';
import { patiently } from '../lib/network/patiently';
import { whenNear } from '../lib/scroll/when-near';
import styles from './careers.module.css';

const SLOT = 'candidature';

// In the served HTML from the start; its code comes when the visitor comes near.
const ApplicationFormFields = lazy(() =>
  whenNear(`#${SLOT}`).then(() => patiently(() => import('./application-form-fields'))),
);

export const ApplicationForm = () => (
  <section aria-labelledby="candidature-titre" className={styles.section}>
    <h2 id="candidature-titre">Candidature spontanée</h2>
    <p>
      Écrivez-nous qui vous êtes, le métier qui vous attire et votre parcours&nbsp;: nous répondons à chaque
      candidature.
    </p>
    <div id={SLOT} className={styles.slot}>
      <Suspense>
        <ApplicationFormFields />
      </Suspense>
    </div>
  </section>
);
