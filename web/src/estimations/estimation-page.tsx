import { Breadcrumb } from '../site/breadcrumb';
import { EstimationForm } from './form/estimation-form';
import styles from './estimation-page.module.css';
import { HowItWorks } from './how-it-works';
import { StandardEstimates } from './standard-estimates';
import { WhyAsk } from './why-ask';
import type { PageRules } from '../site/page-rules';
import { estimationHead } from './estimation-head';

export const rules: PageRules = { head: estimationHead };

export default function EstimationPage() {
  return (
    <main id="contenu" tabIndex={-1}>
      <header className={`${styles.hero} on-dark`}>
        <Breadcrumb current="Estimation gratuite" />
        <h1>Votre estimation gratuite et fiable sous 48h</h1>
        <p>
          Dites-nous l’essentiel sur votre bien. Un expert en locaux et murs commerciaux l’étudie et vous remet une
          estimation détaillée.
        </p>
      </header>
      <div className={styles.desk}>
        <EstimationForm />
        <WhyAsk />
      </div>
      <HowItWorks />
      <StandardEstimates />
    </main>
  );
}
