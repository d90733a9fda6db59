import { monthlyRent, occupancyLabel, priceLabel, surfaceLabel } from '@pignon/domain/listings/display/display';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { euros } from '@pignon/domain/shared/text/french';
import styles from './summary-grid.module.css';

/** The key table: type, surface, price or rent, occupied or free. */
export function SummaryGrid({ page }: { readonly page: ListingPage }) {
  const { nature, surface, occupancyStatus } = page;
  return (
    <dl className={styles.summary}>
      <div>
        <dt>Type</dt>
        <dd>{NATURE_LABELS[nature]}</dd>
      </div>
      <div>
        <dt>Surface</dt>
        <dd className="num">{surfaceLabel(surface) ?? 'Sur demande'}</dd>
      </div>
      <Money page={page} />
      <div>
        <dt>Statut</dt>
        <dd>{occupancyLabel(occupancyStatus)}</dd>
      </div>
    </dl>
  );
}

function Money({ page }: { readonly page: ListingPage }) {
  const { transactionType, amount } = page;
  if (transactionType === 'sale' || amount === null)
    return (
      <div>
        <dt>{transactionType === 'sale' ? 'Prix' : 'Loyer/mois'}</dt>
        <dd className="num">{priceLabel(page)}</dd>
      </div>
    );
  return (
    <div>
      <dt>Loyer/mois</dt>
      <dd className="num">
        {euros(monthlyRent(amount))}
        <small>{priceLabel(page)}</small>
      </dd>
    </div>
  );
}
