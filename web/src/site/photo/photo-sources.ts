import { type Photo, PHOTO_WIDTHS } from '@pignon/domain/listings/photo';
import type { ShownSettings } from '@pignon/domain/settings/app-settings';
import type { PreloadedImage } from '../page-rules';

export type PhotoDelivery = Pick<ShownSettings['display'], 'imageCdn' | 'origin'>;

/** M119: how many of a page's photos a CDN delivers first, and better. */
export const EARLY_PHOTOS = 8;
export const LATE_AFTER_MS = 100;
const QUALITY = { early: 80, late: 70 } as const;
const CDN_WIDTH = 400;
const CDN_HEIGHT = 300;
const CDN_SCALES = [1, 2, 3, 4] as const;

const OWN_WIDTH = 640;

/** Where the browser finds a photo: our own sizes, the agency's CDN, or the address as it came. */
export function photoSources(
  { url, key, width = Number.POSITIVE_INFINITY, readersOnly }: Photo,
  sizes: string,
  { imageCdn, origin }: PhotoDelivery,
  early: boolean,
): PreloadedImage {
  if (imageCdn && !(key && readersOnly)) {
    const at = (scale: number) =>
      fromTemplate(imageCdn, {
        url: url.startsWith('/') ? origin + url : url,
        width: CDN_WIDTH * scale,
        height: CDN_HEIGHT * scale,
        quality: QUALITY[early ? 'early' : 'late'],
      });
    return { src: at(1), srcSet: CDN_SCALES.map((scale) => `${at(scale)} ${CDN_WIDTH * scale}w`).join(', '), sizes };
  }
  if (!key) return { src: url };
  // A reader's address of it carries his signature.
  const signature = readersOnly ? url.slice((url + '?').indexOf('?')) : '';
  const at = (one: number) => `/media/${key}/${one}${signature}`;
  const made = PHOTO_WIDTHS.filter((one) => one <= width);
  const srcSet = made.map((one) => `${at(one)} ${one}w`).join(', ');
  return { src: at(OWN_WIDTH), ...(srcSet && { srcSet, sizes }) };
}

const AS_THEY_ARE: PhotoDelivery = { imageCdn: null, origin: '' };

/** The page's largest picture, asked for by its head. */
export const photoPreload = (
  photo: Photo | undefined,
  sizes: string,
  delivery: PhotoDelivery = AS_THEY_ARE,
): PreloadedImage | undefined => photo && photoSources(photo, sizes, delivery, true);

/** In a query an address must be escaped; in a path CDNs read it as it is, up to what would end the path. */
function fromTemplate(
  template: string,
  { url, ...numbers }: { readonly url: string; readonly [name: string]: string | number },
) {
  const query = template.indexOf('?');
  const escaped =
    query >= 0 && query < template.indexOf('{url}')
      ? encodeURIComponent(url)
      : url.replace(/[?#\s,]/g, (letter) => encodeURIComponent(letter));
  const filled = Object.entries(numbers).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    template,
  );
  return filled.replaceAll('{url}', () => escaped);
}
