import clsx from 'clsx';
import grid from './card-grid.module.css';
import styles from './property-card.module.css';

/** The final geometry, shown only when loading takes more than 200 ms. */
export function CardSkeletons({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={clsx(grid.grid, styles.skeletons)}>
      <p className="visually-hidden">Chargement des biens...</p>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Takes the place of a card that is on its way. */
export const CardSkeleton = () => (
  <div className={clsx(styles.card, styles.skeleton)} aria-hidden="true">
    <div className={styles.fascia} />
    <div className={styles.window} />
    <div className={styles.plinth}>
      <span className={styles.title} />
      <span />
      <span />
    </div>
  </div>
);
