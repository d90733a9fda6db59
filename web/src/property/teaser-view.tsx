import { priceLabel } from '@pignon/domain/listings/display/display';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import clsx from 'clsx';
import { useLateArrival } from '../site/arrival';
import { Blur } from '../catalogue/card-photo';
import { Gate } from '../off-market/gate';
import { useAppSettings } from '../site/agency/use-app-settings';
import { Breadcrumb } from '../site/breadcrumb';
import { usePageHead } from '../site/page-head';
import { StreetPlate } from '../ui/street-plate';
import { useCanonicalAddress } from './head/canonical-path';
import { propertyCrumbs } from './head/property-crumbs';
import { foundHead } from './head/property-head';
import heading from './property-heading.module.css';
import page from './property-page.module.css';
import front from './shop-front.module.css';
import styles from './teaser-view.module.css';

/** F20: all that anybody may see of an off-market property; there is nothing else behind it. */
export default function TeaserView({ teaser }: { readonly teaser: OffMarketTeaser }) {
  const head = foundHead(teaser, useAppSettings());
  usePageHead(head);
  useLateArrival(head.title);
  useCanonicalAddress(teaser);
  const { title, city, nature, transactionType, blur } = teaser;
  return (
    <main id="contenu" className={page.page}>
      <div className={page.top}>
        <Breadcrumb items={propertyCrumbs(teaser)} current={title} />
      </div>
      <header className={heading.heading}>
        <div className={heading.what}>
          <h1>{title}</h1>
          <p className={heading.address}>{city}</p>
        </div>
        <p className={heading.amount}>
          <strong className="num">{priceLabel(teaser)}</strong>
        </p>
      </header>
      <div className={clsx(front.front, styles.front)}>
        <ul className={front.fascia} aria-label="En bref">
          <li className={front.sign}>{NATURE_LABELS[nature]}</li>
          {transactionType === 'rental' && <li className={front.badge}>{TRANSACTION_LABELS.rental}</li>}
          <li className={front.offMarket}>Off-market</li>
        </ul>
        <div className={styles.window}>
          <Blur hash={blur} className={styles.blur} />
          <Gate teaser={teaser} />
          <StreetPlate street={city} large className={front.plate ?? ''} />
        </div>
      </div>
    </main>
  );
}
