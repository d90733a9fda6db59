import { heroClaims } from './claims';
import styles from './hero.module.css';

export function HeroClaims() {
  return (
    <section aria-label="L’agence en chiffres" className={styles.claims}>
      <dl>
        {heroClaims.map(({ figure, label }) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
