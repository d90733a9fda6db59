import type { LngLat } from '../../geography/lng-lat';
import type { Place } from '../../geography/place';
import { REGIONS } from '../../geography/regions/regions';
import { comparableCents } from '../amounts/comparable-amount';
import type { DerivedFields } from './derived';
import { NATURE_LABELS, type Nature } from '../nature';
import { natureOf } from './nature-of';
import type { Photo } from '../photo';
import { isGated, type PropertyFields } from '../property-fields';
import { foldText, titleSlugOf } from '../../shared/text/slug';
import { parseSurface } from '../amounts/surface';

interface Known {
  readonly place: Place;
  readonly publicPoint: LngLat | null;
  readonly photos: readonly Photo[];
}

export function derive(fields: PropertyFields, { place, publicPoint, photos }: Known): DerivedFields {
  const nature = natureOf(fields.type);
  // What would tell a price for those who ask is told to nobody: neither compared nor sorted by.
  const priceCents = fields.priceOnRequest ? null : comparableCents(fields);
  return {
    nature,
    priceCents,
    surfaceM2: parseSurface(fields.surface) ?? fields.surfaceTotale,
    yieldPercent: fields.priceOnRequest ? null : (fields.yield ?? computedYield(fields, priceCents)),
    // A teaser's address is worked out from what the teaser says.
    titleSlug: titleSlugOf(isGated(fields.mandat) ? fields.title : (fields.slug ?? fields.title)),
    place,
    publicPoint: publicPoint && { longitude: publicPoint[0], latitude: publicPoint[1] },
    photos,
    ...words(fields, place, nature),
  };
}

/** F40: the stored yield is shown; a missing one is worked out from a sale's rent and price, to a hundredth. */
function computedYield({ transactionType, annualRent }: PropertyFields, priceCents: number | null): number | null {
  if (transactionType !== 'sale' || !annualRent || !priceCents) return null;
  const percent = Math.round((annualRent * 10_000 * 100) / priceCents) / 100;
  return percent < 100 ? percent : null;
}

const TRANSACTION_WORDS = { sale: 'a vendre vente achat', rental: 'a louer location' } as const;

function words(fields: PropertyFields, place: Place, nature: Nature): Pick<DerivedFields, 'headline' | 'body'> {
  // Its slug too: 'lhay' is how people type L’Haÿ. Of a hidden address the city alone is told, and found (M77).
  const cityWords = [fields.hideFullAddress ? null : fields.city, place.commune, place.citySlug];
  // What a teaser does not show must not find it either (F21).
  if (isGated(fields.mandat)) return { headline: folded(fields.title, ...cityWords), body: '' };
  const region = REGIONS.find(({ code }) => code === place.region)?.name;
  return {
    headline: folded(
      fields.title,
      ...cityWords,
      ...(fields.hideFullAddress ? [] : [place.arrondissement, place.postcode]),
      NATURE_LABELS[nature],
      nature === 'autre' ? fields.type : null,
      TRANSACTION_WORDS[fields.transactionType],
      fields.occupancyStatus === 'occupied' ? 'occupe' : 'libre',
    ),
    body: folded(
      region,
      fields.hideFullAddress ? null : fields.address,
      fields.description,
      fields.tenantActivity,
      fields.pedestrianTraffic,
    ),
  };
}

const folded = (...texts: readonly (string | null | undefined)[]): string =>
  foldText(texts.filter(Boolean).join(' ')).slice(0, MOST_CHARACTERS);

/** Room for every word of a description; a tsvector holds 1 MB at most. */
const MOST_CHARACTERS = 30_000;
