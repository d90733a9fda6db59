import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { ListingPage, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { foldText } from '@pignon/domain/shared/text/slug';
import { socialPicturePath } from '@pignon/domain/sheets/social-picture';
import type { ShownSettings } from '@pignon/domain/settings/app-settings';
import { ON_SERVER } from '../../lib/on-server';
import type { PageHead } from '../../site/page-rules';
import { failureTexts } from './failures';
import { photoPreload } from '../../site/photo/photo-sources';
import { leadSizes } from './photo-sizes';
import { type Found, isTeaser } from '../../catalogue/property-calls';
import { propertyDescription } from './property-description';
import { propertyJsonLd } from './property-json-ld';

export const LOADING_HEAD: PageHead = {
  title: 'Bien immobilier | Pignon',
  description: 'Prix, surface, rendement et emplacement de ce bien immobilier professionnel.',
};

export const foundHead = (found: Found, settings: ShownSettings | undefined): PageHead =>
  isTeaser(found) ? teaserHead(found) : pageHead(found, settings);

export const failureHead = (status: number): PageHead => {
  const { title, tab = title, text } = failureTexts(status);
  return { title: `${tab} | Pignon`, description: text };
};

function pageHead(page: ListingPage, settings: ShownSettings | undefined): PageHead {
  const [photo] = page.photos;
  const preload = photoPreload(photo, leadSizes(page.photos.length), settings?.display);
  return {
    title: pageTitle(page),
    description: page.seoDescription ?? propertyDescription(page),
    // Of what was opened to this reader alone, search engines and other sites are told nothing (F20).
    ...(page.confidential
      ? { image: null }
      : {
          canonical: page.path,
          ...(ON_SERVER && {
            jsonLd: propertyJsonLd(page, settings?.agency),
            image: page.shareImageUrl ?? socialPicturePath(page),
          }),
        }),
    ...(preload && { preload }),
  };
}

/** No canonical: search engines are told nothing of it (F20). */
const teaserHead = (teaser: OffMarketTeaser): PageHead => ({
  title: `${titled(teaser)} – Off-market | Pignon`,
  description: `${NATURE_LABELS[teaser.nature]} en ${TRANSACTION_LABELS[teaser.transactionType].toLowerCase()} off-market à ${teaser.city} : l’accès au dossier est donné par notre équipe.`,
});

export const pageTitle = (page: Pick<ListingPage, 'title' | 'city' | 'seoTitle'>): string =>
  `${page.seoTitle ?? titled(page)} | Pignon`;

/** The city follows the title, unless it is named there already. */
const titled = ({ title, city }: { readonly title: string; readonly city: string }): string =>
  ` ${foldText(title)} `.includes(` ${foldText(city)} `) ? title : `${title}, ${city}`;
