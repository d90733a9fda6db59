import styles from './home-sections.module.css';

const POINTS = [
  ['Expertise locale', 'Nous connaissons les rues, leurs enseignes et leurs loyers.'],
  ['Sécurité', 'Une garantie jusqu’à 120\u202f000\u00a0€.'],
  ['Rendement', 'De 7 à 10\u00a0% net.'],
  ['Gestion professionnelle', 'Loyers, charges et indexation suivis pour vous.'],
  ['Disponibilité immédiate', 'Des murs déjà loués, un loyer dès la signature.'],
  ['Emplacements premium', 'Des adresses choisies pour leur commercialité.'],
] as const;

/** M32. */
export const InvestorSection = () => (
  <section aria-labelledby="investir-titre" className={styles.section}>
    <h2 id="investir-titre">Pourquoi investir avec nous</h2>
    <ul className={styles.three}>
      {POINTS.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
