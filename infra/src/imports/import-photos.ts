import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import type { RawPhoto } from '@pignon/domain/imports/rows/raw-row';
import { photoKey } from '@pignon/domain/listings/photo-urls';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { photoRules } from '@pignon/domain/media/photo-rules';
import { DownloadRefused, type PublicDownload } from '../http/public-download';
import type { PhotoIntake } from '../media/photo-intake';
import type { PhotoSources } from './photo-sources';
import { sourceOf } from './source-of';
import type { ZipArchive } from './zip-archive';

export interface TakenPhotos {
  readonly photos: readonly { readonly url: string; readonly alt?: string }[];
  /** Those that could not be taken, each with why; the others go on. */
  readonly notes: readonly string[];
}

/** Takes in the photos of a line, out of its zip or from where they lie; what is here already is not taken twice. */
export class ImportPhotos {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly sources: PhotoSources,
    private readonly download: PublicDownload,
  ) {}

  async take(given: readonly RawPhoto[], archive: ZipArchive | null): Promise<TakenPhotos> {
    const known = await this.sources.known(given.flatMap(({ source }) => sourceOf(source, archive) ?? []));
    const photos: TakenPhotos['photos'][number][] = [];
    const notes: string[] = [];
    for (const { source, alt } of given) {
      const name = sourceOf(source, archive);
      try {
        const url = known.get(name ?? '') ?? (await this.takeOne(source, name, archive));
        if (!photos.some((one) => one.url === url)) photos.push({ url, ...(alt && { alt }) });
      } catch (error) {
        notes.push(whyNot(source, error));
      }
    }
    return { photos, notes };
  }

  private async takeOne(source: string, name: string | null, archive: ZipArchive | null): Promise<string> {
    if (name === null || photoKey(source) !== null)
      throw new FileUnreadable(`Photo «\u00a0${source}\u00a0»\u00a0: elle n’est pas ici.`);
    const inZip = name.startsWith('zip:');
    const bytes = inZip
      ? await archive?.read(source, photoRules.mostBytes)
      : await this.download.fetch(source, photoRules.mostBytes);
    const { address } = await this.intake.take([bytes ?? Buffer.alloc(0)], source.split('/').at(-1) ?? source);
    await this.sources.note(name, address);
    return address;
  }
}

function whyNot(source: string, error: unknown): string {
  if (error instanceof DownloadRefused) return `Photo «\u00a0${source}\u00a0»\u00a0: l’adresse ${error.message}.`;
  if (error instanceof PhotoRefused || error instanceof FileUnreadable) return error.message;
  throw error;
}
