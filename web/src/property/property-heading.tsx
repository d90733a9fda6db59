import { feesLabel, priceLabel, yieldLabel } from '@pignon/domain/listings/display/display';
import { addressLine, feesMark, rentMark, SECTOR_ON_REQUEST } from '@pignon/domain/listings/display/page-facts';
import { FEE_SCHEDULE_PATH } from '@pignon/domain/listings/display/legal-lines';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { Link } from 'wouter';
import styles from './property-heading.module.css';
import { SurfaceBreakdown } from './surface-breakdown';

/** M77: title, address line, price, surface; under the price what the law wants beside it. */
export function PropertyHeading({ page }: { readonly page: ListingPage }) {
  const { title, hideFullAddress, transactionType, amount } = page;
  const percent = yieldLabel(page.yield);
  const fees = feesLabel(page.fees);
  return (
    <header className={styles.heading}>
      <div className={styles.what}>
        <h1>{title}</h1>
        <p className={styles.address}>
          {addressLine(page)}
          {hideFullAddress && <span>{SECTOR_ON_REQUEST}</span>}
        </p>
      </div>
      <div className={styles.price}>
        <p className={styles.amount}>
          <strong className="num">{priceLabel(page)}</strong>
          {amount !== null && <PriceMark page={page} />}
        </p>
        <ul className={styles.figures}>
          {transactionType === 'sale' && percent && <li className="num">{percent} brut</li>}
          <SurfaceBreakdown page={page} />
        </ul>
        {fees && (
          <p className={styles.fees}>
            {fees}. <Link href={FEE_SCHEDULE_PATH}>Barème d’honoraires</Link>
          </p>
        )}
      </div>
    </header>
  );
}

function PriceMark({ page }: { readonly page: ListingPage }) {
  if (page.transactionType === 'rental') return <span>{rentMark(page)}</span>;
  const mark = feesMark(page);
  return mark && <abbr title={`${mark === 'FAI' ? 'frais' : 'honoraires'} d’agence inclus`}>{mark}</abbr>;
}
