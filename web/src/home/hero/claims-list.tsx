import styles from './hero.module.css';

interface ClaimsProps {
  readonly name: string;
  readonly claims: readonly { readonly figure: string; readonly label: string }[];
}

/** A dark band of figures. */
export function Claims({ name, claims }: ClaimsProps) {
  return (
    <section aria-label={name} className={styles.claims}>
      <dl>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
