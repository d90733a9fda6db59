import { photoRules } from '@pignon/domain/media/photo-rules';

/** Named so, an iPhone hands over a JPEG: it keeps HEIC for whoever says that he takes it. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

const HEIC = /^image\/hei[cf]|\.hei[cf]$/i;
const QUALITY = 0.92;
const HELP =
  "est au format HEIC, que ce navigateur ne sait pas lire : enregistrez-la d'abord en JPEG (sur iPhone : Réglages, Appareil photo, Formats, « Le plus compatible »).";

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean => HEIC.test(type) || HEIC.test(name);

/** What can be told before anything is sent; null: the server decides, by what the file holds. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return `« ${name} » est vide.`;
  if (size > photoRules.mostBytes) return `« ${name} » dépasse 20 Mo.`;
  return null;
}

/** As it can be sent: Safari reads HEIC and makes a JPEG of it, other browsers do not. Throws a sentence. */
export async function sendable(file: File): Promise<Blob> {
  if (!isHeic(file)) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (jpeg) return jpeg;
  } catch {
    // The browser does not know it.
  }
  throw new Error(`« ${file.name} » ${HELP}`);
}
