import { pointOfPlace } from '@pignon/domain/listings/property/moved-point';
import { transactionOf } from '@pignon/domain/listings/property/nature-of';
import { photoUrls, unsigned } from '@pignon/domain/listings/photo-urls';
import { notesOf } from '@pignon/domain/listings/photo-value';
import type { PropertyFields, TransactionType } from '@pignon/domain/listings/property-fields';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import type { PropertyChangesDto } from './property.dto';

export function newFields(body: PropertyChangesDto): PropertyFields {
  const fields = merged(UNSAID, body);
  return { ...fields, transactionType: transactionOf(fields.type, body.transactionType, fields.status) };
}

/** F68: an update that says nothing of the transaction leaves it; one that takes it back has it worked out anew (M127). */
export function changedFields(before: PropertyFields, body: PropertyChangesDto): PropertyFields {
  const fields = merged(before, body);
  const point = pointOfPlace(before, fields, body.latitude !== undefined);
  return { ...fields, ...point, transactionType: transactionAfter(before, fields, body) };
}

const transactionAfter = (
  before: PropertyFields,
  { type, status }: PropertyFields,
  { transactionType: said }: PropertyChangesDto,
): TransactionType => (said === undefined ? before.transactionType : transactionOf(type, said, status));

function merged(before: PropertyFields, body: PropertyChangesDto): PropertyFields {
  const names = Object.keys(UNSAID) as (keyof PropertyFields)[];
  const said = body as Partial<Record<keyof PropertyFields, unknown>>;
  const fields = Object.fromEntries(
    names.map((name) => [name, said[name] === undefined ? before[name] : (said[name] ?? UNSAID[name])]),
  ) as unknown as PropertyFields;
  return {
    ...fields,
    // Anything other than occupied counts as free (M121).
    occupancyStatus: fields.occupancyStatus === 'occupied' ? 'occupied' : 'vacant',
    ...photosOf(fields, body),
    shareImageUrl: photoAddress(fields.shareImageUrl),
    planUrls: [...new Set(fields.planUrls.map((url) => unsigned(url)).filter(Boolean))],
  };
}

type PhotoFields = Pick<PropertyFields, 'imageUrl' | 'imageUrls' | 'featuredImageUrl' | 'photoNotes'>;

/** A form says all of its photos, in their order; the specification's callers say addresses, and what is known of them stays. */
function photosOf(fields: PropertyFields, { photos }: PropertyChangesDto): PhotoFields {
  const given = photos?.map(({ url, alt = null, focus = null, streetChecked }) => ({
    url: unsigned(url),
    alt,
    focus,
    streetChecked: streetChecked ?? false,
  }));
  const urls = given
    ? { imageUrl: null, imageUrls: [...new Set(given.map(({ url }) => url))], featuredImageUrl: null }
    : {
        imageUrls: fields.imageUrls.map((url) => unsigned(url.trim())).filter(Boolean),
        imageUrl: photoAddress(fields.imageUrl),
        featuredImageUrl: photoAddress(fields.featuredImageUrl),
      };
  return { ...urls, photoNotes: notesOf(photoUrls(urls), given ?? fields.photoNotes) };
}

const photoAddress = (given: string | null): string | null => (given && unsigned(given.trim())) || null;
