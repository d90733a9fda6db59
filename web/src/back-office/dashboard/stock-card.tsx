import type { Stock } from '@pignon/domain/dashboard/dashboard';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import styles from './dashboard.module.css';

/** As it is today. */
export function StockCard({ stock }: { readonly stock: Stock }) {
  const { available, sold, rented, offMarket, averageYield } = stock;
  const figures = [
    ['Disponibles', frenchNumber(available)],
    ['Vendus', frenchNumber(sold)],
    ['Loués', frenchNumber(rented)],
    ['Off-market', frenchNumber(offMarket)],
    ['Rendement moyen affiché', averageYield === null ? '–' : `${frenchNumber(averageYield)}\u00a0%`],
  ] as const;
  return (
    <section aria-label="Biens aujourd’hui">
      <dl className={styles.stock}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Disponibles&nbsp;: hors off-market. Biens et rendement à cet instant&nbsp;: leur nombre passé n’est pas
        enregistré, il n’y a donc pas de comparaison.
      </p>
    </section>
  );
}
