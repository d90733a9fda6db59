import type { ReactNode } from 'react';
import styles from './workshop.module.css';

interface SpecimenProps {
  /** 'Bouton': the component. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One component in its states. */
export const Specimen = ({ name, children }: SpecimenProps) => (
  <section className={styles.specimen}>
    <h2>{name}</h2>
    <div className={styles.states}>{children}</div>
  </section>
);

interface StateProps {
  /** 'au repos', 'au survol'. */
  readonly of: string;
  readonly wide?: boolean;
  readonly dark?: boolean;
  readonly children: ReactNode;
}

export const State = ({ of, wide = false, dark = false, children }: StateProps) => (
  <figure className={wide ? styles.wide : styles.state}>
    <figcaption>{of}</figcaption>
    <div className={dark ? `${styles.dark} on-dark` : undefined}>{children}</div>
  </figure>
);
