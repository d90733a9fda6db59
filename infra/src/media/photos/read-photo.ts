import { createHmac } from 'node:crypto';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { photoRules } from '@pignon/domain/media/photo-rules';
import { isSystemFault } from '../../log/system-fault';
import { ReaderLost, ReaderStopped } from './photo-reader';
import type { IncomingFile } from '../incoming-file';
import type { Cleaned } from './clean-photo';

export interface ReadPhoto extends Cleaned {
  /** Cannot be guessed, and is the same for the same file: a photo sent twice is kept once. */
  readonly key: string;
}

/** Takes what was sent for what it is, whatever its name and label say. */
export async function readPhoto(
  { path, size, sha256, start }: Pick<IncomingFile, 'path' | 'size' | 'sha256' | 'start'>,
  name: string,
  secretKey: string,
  clean: (path: string) => Promise<Cleaned>,
): Promise<ReadPhoto> {
  if (size === 0) throw new PhotoRefused(`« ${name} » est vide.`);
  if (size > photoRules.mostBytes) throw new PhotoRefused(`« ${name} » dépasse 20 Mo.`);
  if (isHeic(start))
    throw new PhotoRefused(
      `« ${name} » est au format HEIC, que le site ne sait pas lire : enregistrez-la d'abord en JPEG (sur iPhone : Réglages, Appareil photo, Formats, « Le plus compatible »).`,
    );
  if (!isPhoto(start)) throw new PhotoRefused(`« ${name} » n'est pas une photo (JPEG, PNG, WebP ou AVIF).`);
  const master = await clean(path).catch((error: unknown) => {
    if (error instanceof ReaderLost || error instanceof ReaderStopped || isSystemFault(error)) throw error;
    if (/pixel limit/i.test(String(error)))
      throw new PhotoRefused(`« ${name} » a trop de pixels (50 millions au plus).`);
    throw new PhotoRefused(`« ${name} » est illisible : la photo est abîmée.`);
  });
  return { key: photoKey(secretKey, sha256), ...master };
}

/** 22 characters of base64url. */
export const photoKey = (secretKey: string, content: Buffer | string): string =>
  createHmac('sha256', secretKey).update('photo').update(content).digest('base64url').slice(0, 22);

const text = (start: Buffer): string => start.toString('latin1', 0, 12);

/** The first bytes decide: a script or a drawing under a photo's name never reaches the decoder. */
const isPhoto = (start: Buffer): boolean =>
  /^(\xff\xd8\xff|\x89PNG\r\n.\n|RIFF.{4}WEBP|.{4}ftyp(avif|avis))/s.test(text(start));

/** What iPhones take; its codec is not free, so sharp comes without it. */
const isHeic = (start: Buffer): boolean => /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text(start));
