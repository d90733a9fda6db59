import { photoKey } from '../photo-urls';
import type { PropertyFields } from '../property-fields';

type Pictures = Pick<
  PropertyFields,
  'imageUrl' | 'imageUrls' | 'featuredImageUrl' | 'photoNotes' | 'planUrls' | 'shareImageUrl'
>;

/** The keys of all pictures of the house that it shows. */
export const ownPictures = (fields: Pictures): readonly string[] => [
  ...new Set(addresses(fields).flatMap((url) => photoKey(url) ?? [])),
];

const addresses = ({ imageUrl, imageUrls, featuredImageUrl, photoNotes, planUrls, shareImageUrl }: Pictures) =>
  [imageUrl, featuredImageUrl, shareImageUrl, ...imageUrls, ...planUrls, ...photoNotes.map(({ url }) => url)].filter(
    (url) => url !== null,
  );

/** Without what the house once had and has no more; addresses elsewhere stay. */
export function withoutPhotos<Fields extends Pictures>(fields: Fields, lost: ReadonlySet<string>): Fields {
  const stays = (url: string): boolean => !lost.has(photoKey(url) ?? '');
  const orNothing = (url: string | null): string | null => (url !== null && stays(url) ? url : null);
  return {
    ...fields,
    imageUrl: orNothing(fields.imageUrl),
    featuredImageUrl: orNothing(fields.featuredImageUrl),
    shareImageUrl: orNothing(fields.shareImageUrl),
    imageUrls: fields.imageUrls.filter(stays),
    planUrls: fields.planUrls.filter(stays),
    photoNotes: fields.photoNotes.filter(({ url }) => stays(url)),
  };
}
