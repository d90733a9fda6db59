import type { ListingPage } from '@pignon/domain/listings/read-models';
import { useLateArrival } from '../app/arrival';
import { useAppSettings } from '../settings/use-app-settings';
import { Breadcrumb } from '../ui/breadcrumb';
import { usePageHead } from '../ui/page-head';
import { AdviserCard } from './adviser-card';
import { CallBar } from './call-bar';
import { useCanonicalAddress } from './canonical-path';
import { Energy } from './energy';
import { LeaseBox } from './lease-box';
import { LegalBlock } from './legal-block';
import { Location } from './location';
import { propertyCrumbs } from './property-crumbs';
import { foundHead } from './property-head';
import { PropertyHeading } from './property-heading';
import styles from './property-page.module.css';
import { ShopFront } from './shop-front';
import { SummaryGrid } from './summary-grid';
import { SurfaceDetails } from './surface-details';

/** A property as a shop: its front, then what there is to know, and whom to call. */
export function ListingView({ page }: { readonly page: ListingPage }) {
  const head = foundHead(page, useAppSettings());
  usePageHead(head);
  useLateArrival(head.title);
  useCanonicalAddress(page);
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb items={propertyCrumbs(page)} current={page.title} />
      <PropertyHeading page={page} />
      <ShopFront page={page} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <SummaryGrid page={page} />
          <section aria-labelledby="description" className={styles.section}>
            <h2 id="description">Description</h2>
            <p className={styles.description}>
              {page.description?.trim() || 'Aucune description disponible pour ce bien.'}
            </p>
          </section>
          <SurfaceDetails page={page} />
          <LeaseBox page={page} />
          <Energy page={page} />
          <Location page={page} />
          <LegalBlock page={page} />
        </div>
        <AdviserCard page={page} />
      </div>
      <CallBar page={page} />
    </main>
  );
}
