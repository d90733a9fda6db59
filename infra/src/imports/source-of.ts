import { photoKey } from '@pignon/domain/listings/photo-urls';
import type { ZipArchive } from './reading/zip-archive';

/** By what a photo of a file is known again: its address, or what its zip says of it; null where it is nowhere. */
export function sourceOf(source: string, archive: ZipArchive | null): string | null {
  if (/^https?:\/\//i.test(source) || photoKey(source) !== null) return source;
  return archive?.fingerprint(source) ?? null;
}
