import type { ListingPage } from '@pignon/domain/listings/read-models';
import { lazy, Suspense } from 'react';
import { useLateArrival } from '../site/arrival';
import { FinancingPart } from '../financing/financing-part';
import { patiently } from '../lib/network/patiently';
import { useAppSettings } from '../site/agency/use-app-settings';
import { Breadcrumb } from '../site/breadcrumb';
import { usePageHead } from '../site/page-head';
import { AdviserCard } from './asking/adviser-card';
import { AskingDialogs } from './asking/asking-dialogs';
import { CallBar } from './asking/call-bar';
import { useCanonicalAddress } from './head/canonical-path';
import { DetailsPart } from './details/details-part';
import { LegalPart } from './details/legal-part';
import { propertyCrumbs } from './head/property-crumbs';
import { foundHead } from './head/property-head';
import { PropertyHeading } from './property-heading';
import sections from './details/sections.module.css';
import styles from './property-page.module.css';
import { RELATED, RelatedBlocks } from './related/related-blocks';
import { SheetButton } from './sheet/sheet-button';
import { ShopFront } from './shop-front';
import { StaffTools } from './staff-tools';
import { SummaryGrid } from './summary-grid';
import { useAsking } from './asking/use-asking';

const ShutWhenClosed = lazy(() => patiently(() => import('../off-market/shut-when-closed')));

/** A property as a shop: its front, then what there is to know, and whom to call. */
export function ListingView({ page }: { readonly page: ListingPage }) {
  const head = foundHead(page, useAppSettings());
  usePageHead(head);
  useLateArrival(head.title);
  useCanonicalAddress(page);
  const { asking, ask, close } = useAsking();
  return (
    <main id="contenu" className={styles.page}>
      <div className={styles.top}>
        <Breadcrumb items={propertyCrumbs(page)} current={page.title} />
        <StaffTools id={page.id} />
      </div>
      {page.staffView && <p className={styles.staffView}>{staffNote(page)}</p>}
      <PropertyHeading page={page} />
      <ShopFront key={page.id} page={page} />
      <div className={styles.columns}>
        <div className={sections.content}>
          <SummaryGrid page={page} />
          <SheetButton propertyId={page.id} />
          <section aria-labelledby="description" className={sections.section}>
            <h2 id="description">Description</h2>
            <p className={styles.description}>
              {page.description?.trim() || 'Aucune description disponible pour ce bien.'}
            </p>
          </section>
          <DetailsPart page={page} />
          <FinancingPart page={page} />
          {page.status !== 'available' && (
            <p className={styles.wayOn}>
              Ce bien n’est plus disponible. <a href={`#${RELATED}`}>Voir les biens similaires</a>
            </p>
          )}
          <LegalPart page={page} />
        </div>
        <AdviserCard page={page} ask={ask} />
      </div>
      <RelatedBlocks key={`similar-${page.id}`} id={page.id} confidential={page.confidential ?? false} />
      <CallBar page={page} ask={ask} />
      <AskingDialogs page={page} asking={asking} close={close} />
      {page.confidential && !page.staffView && (
        <Suspense>
          <ShutWhenClosed propertyId={page.id} />
        </Suspense>
      )}
    </main>
  );
}

function staffNote({ draft, internalOnly }: ListingPage): string {
  if (draft) return 'Brouillon\u00a0: cette page n’est pas publiée, l’équipe seule la voit.';
  return internalOnly
    ? 'Visible de l’équipe seulement\u00a0: l’accord écrit du propriétaire n’est pas joint, personne d’autre ne voit ce bien.'
    : 'Vue de l’équipe\u00a0: le public ne voit qu’un aperçu de ce bien off-market.';
}
