import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface CardProps {
  readonly title: string;
  /** What its figures leave out, or how they are counted. */
  readonly note?: string;
  readonly children: ReactNode;
}

export const Card = ({ title, note, children }: CardProps) => (
  <section className={styles.card}>
    <h3>{title}</h3>
    {children}
    {note && <p className={styles.note}>{note}</p>}
  </section>
);
