import { Questions } from '../ui/questions';
import styles from './home-sections.module.css';

const QUESTIONS = [
  {
    question: 'Que sont des murs occupés ?',
    answer:
      'La propriété d’un local déjà loué à un commerçant : vous reprenez le bail et percevez le loyer dès la signature.',
  },
  {
    question: 'Quel rendement attendre ?',
    answer:
      'Le plus souvent de 6 à 8\u00a0%. Celui de chaque bien est affiché : le loyer annuel divisé par le prix. Sa fiche détaille le brut, le net de charges et les frais compris.',
  },
  {
    question: 'À partir de quel budget investir ?',
    answer:
      'Autour de 200\u202f000\u00a0€ pour des murs occupés. Dites-nous votre budget : nous cherchons aussi parmi les biens off-market.',
  },
  {
    question: 'Combien de temps le locataire est-il engagé ?',
    answer:
      'Un bail commercial dure 9 ans, et jusqu’à 12 ans ; le locataire peut en principe partir tous les trois ans.',
  },
  {
    question: 'Le locataire peut-il acheter à ma place ?',
    answer:
      'Oui : lorsque des murs loués sont vendus, le commerçant en place dispose en principe d’un droit de préférence.',
  },
  {
    question: 'Pouvez-vous gérer le bien après l’achat ?',
    answer:
      'Oui : encaissement, charges, indexation et échéances du bail peuvent nous être confiés, pour 8\u00a0% du loyer annuel hors taxes.',
  },
] as const;

/** M33: one answer at a time. M176: the agency's own figures. */
export const InvestorQuestions = () => (
  <section aria-labelledby="questions-titre" className={styles.section}>
    <h2 id="questions-titre">Les questions des investisseurs</h2>
    <Questions questions={QUESTIONS} oneOfGroup="investisseurs" />
  </section>
);
