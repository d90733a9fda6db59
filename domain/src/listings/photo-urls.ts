import type { PropertyFields } from './property-fields';

/** The photos in the order shown: the chosen cover, then the list, then the single one. Blank and doubled ones are dropped. */
export function photoUrls({
  featuredImageUrl,
  imageUrls,
  imageUrl,
}: Pick<PropertyFields, 'featuredImageUrl' | 'imageUrls' | 'imageUrl'>): string[] {
  const given = [featuredImageUrl, ...imageUrls, imageUrl].map((url) => url?.trim() ?? '');
  return [...new Set(given)].filter(Boolean);
}

/** The key of an own photo: 'k' of '/media/k.jpg' and '/media/k/640'. */
export const photoKey = (url: string): string | null => /^\/media\/([\w-]{16,64})(?:[./]|$)/.exec(url)?.[1] ?? null;

/** As it is stored: what was sent back as a reader got it lost its signature long ago. */
export const unsigned = (url: string): string => url.replace(/^(\/media\/[\w./-]+)\?s=[\w.-]*$/, '$1');
