import styles from './estimation-page.module.css';

const STEPS = [
  {
    title: 'Vous décrivez votre bien',
    text: 'Vos coordonnées, son adresse, son occupation et, si vous les avez sous la main, le loyer et les charges.',
  },
  {
    title: 'Un expert l’analyse',
    text: 'Sous 24 heures, un spécialiste des murs et des locaux commerciaux étudie votre bien.',
  },
  {
    title: 'Vous recevez votre estimation',
    text: 'L’estimation détaillée vous parvient sous 48 heures ouvrées, puis un conseiller vous appelle.',
  },
] as const;

export function HowItWorks() {
  return (
    <section className={styles.how} aria-labelledby="how-it-works">
      <h2 id="how-it-works">Comment ça marche&nbsp;?</h2>
      <ol>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
