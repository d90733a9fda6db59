import styles from '../form.module.css';

export interface Figure {
  readonly label: string;
  /** Null: what it is worked out from is not all said. */
  readonly value: string | null;
  readonly note?: string | null;
}

/** What is worked out of what is typed; nobody types it. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value ?? '–'}
            {value && note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
