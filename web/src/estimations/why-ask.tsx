import styles from './estimation-page.module.css';

const REASONS = [
  {
    title: 'Vendre au juste prix',
    text: 'Trop haut, le prix fait fuir les acheteurs. Trop bas, il vous coûte cher.',
  },
  {
    title: 'Préparer un projet',
    text: 'Retraite, donation, succession, arbitrage\u00a0: une valeur claire aide à décider.',
  },
  {
    title: 'Négocier sur des bases solides',
    text: 'Face à un acquéreur ou à votre locataire, vous savez ce que valent vos murs.',
  },
] as const;

export function WhyAsk() {
  return (
    <section className={styles.why} aria-labelledby="why-ask">
      <h2 id="why-ask">Pourquoi demander une estimation&nbsp;?</h2>
      <ul>
        {REASONS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
