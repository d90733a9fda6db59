import { Suspense } from 'react';
import { servedPart } from '../site/served-part';
import styles from './careers.module.css';

const SLOT = 'candidature';

const ApplicationFormFields = servedPart(SLOT, () => import('./application-form-fields'));

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
