import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { isAvailable } from '@pignon/domain/listings/property-fields';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { paths } from '../../site/paths';
import { agencyJsonLd } from '../../site/agency/agency-json-ld';
import { propertyCrumbs } from './property-crumbs';

/** UN/CEFACT: square metre; per year. */
const SQUARE_METRE = 'MTK';
const YEAR = 'ANN';
const SOLD_OR_LET = 'https://schema.org/SoldOut';
const AVAILABLE = 'https://schema.org/InStock';
const GOODRELATIONS = 'http://purl.org/goodrelations/v1#';

/** M117: the listing, and where it stands in the site. */
export const propertyJsonLd = (page: ListingPage, agency: AgencySettings | undefined) => ({
  '@graph': [listing(page, agency), breadcrumb(page)],
});

function listing(page: ListingPage, agency: AgencySettings | undefined) {
  return {
    '@type': 'RealEstateListing',
    '@id': page.path,
    url: page.path,
    name: page.title,
    ...(page.description && { description: page.description }),
    image: page.photos.map(({ url }) => url),
    datePosted: page.publishedAt,
    datePublished: page.publishedAt,
    dateModified: page.updatedAt,
    inLanguage: 'fr',
    about: place(page),
    offers: offer(page, agency),
  };
}

function place(page: ListingPage) {
  const { title, city, address, postcode, surface, hideFullAddress, approximate, latitude, longitude, nature } = page;
  return {
    '@type': 'Accommodation',
    name: title,
    accommodationCategory: NATURE_LABELS[nature],
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: 'FR',
      ...(postcode && { postalCode: postcode }),
      ...(address && !hideFullAddress && { streetAddress: address }),
    },
    ...(surface !== null && { floorSize: { '@type': 'QuantitativeValue', value: surface, unitCode: SQUARE_METRE } }),
    // A point beside the truth would mislead whoever reads it as a place.
    ...(!approximate &&
      latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

function offer(page: ListingPage, agency: AgencySettings | undefined) {
  const { amount, transactionType, nature, status, path } = page;
  const rental = transactionType === 'rental';
  return {
    '@type': 'Offer',
    url: path,
    category: NATURE_LABELS[nature],
    businessFunction: `${GOODRELATIONS}${rental ? 'LeaseOut' : 'Sell'}`,
    availability: isAvailable(status) ? AVAILABLE : SOLD_OR_LET,
    priceCurrency: 'EUR',
    ...(amount !== null && { price: amount }),
    ...(amount !== null &&
      rental && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: amount,
          priceCurrency: 'EUR',
          unitCode: YEAR,
          valueAddedTaxIncluded: page.rentTerms.tax === 'TTC',
        },
      }),
    ...(agency && { seller: agencyJsonLd(agency) }),
  };
}

function breadcrumb(page: ListingPage) {
  const crumbs = [
    { label: 'Accueil', href: paths.home },
    ...propertyCrumbs(page),
    { label: page.title, href: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}
