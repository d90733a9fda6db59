import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import type { RawPhoto } from '@pignon/domain/imports/rows/raw-row';
import { photoKey } from '@pignon/domain/listings/photo-urls';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { photoRules } from '@pignon/domain/media/photo-rules';
import { cutShort } from '@pignon/domain/shared/text/cut';
import { DownloadRefused, NoAnswer, type PublicDownload } from '../http/public-download';
import type { PhotoIntake } from '../media/photos/photo-intake';
import { ReaderLost } from '../media/photos/photo-reader';
import type { PhotoSources } from './photo-sources';
import { type PhotoTurn, TurnOver } from './photo-turn';
import { sourceOf } from './source-of';
import type { ZipArchive } from './reading/zip-archive';

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

  /** Throws TurnOver where there is no time for the next one; at least one is tried each time. */
  async take(given: readonly RawPhoto[], archive: ZipArchive | null, turn: PhotoTurn): Promise<TakenPhotos> {
    const known = await this.sources.kept(given.flatMap(({ source }) => sourceOf(source, archive) ?? []));
    const photos: TakenPhotos['photos'][number][] = [];
    const notes: string[] = [];
    let tried = 0;
    for (const { source, alt } of given) {
      const name = sourceOf(source, archive);
      let url = known.get(name ?? '');
      if (url === undefined) {
        const before = turn.refused.get(source) ?? silence(source, turn);
        if (before !== undefined) {
          notes.push(before);
          continue;
        }
        if (tried > 0 && performance.now() > turn.until) throw new TurnOver();
        tried += 1;
        try {
          url = await this.takeOne(source, name, archive);
        } catch (error) {
          if (error instanceof NoAnswer) turn.silent.add(hostOf(source));
          const why = whyNot(source, error);
          turn.refused.set(source, why);
          notes.push(why);
          continue;
        }
      }
      if (!photos.some((one) => one.url === url)) photos.push({ url, ...(alt && { alt }) });
    }
    return { photos, notes };
  }

  private async takeOne(source: string, name: string | null, archive: ZipArchive | null): Promise<string> {
    if (name === null || photoKey(source) !== null)
      throw new FileUnreadable(`Photo «\u00a0${shown(source)}\u00a0»\u00a0: elle n’est pas ici.`);
    const inZip = name.startsWith('zip:');
    const bytes = inZip
      ? await archive?.read(source, photoRules.mostBytes)
      : await this.download.fetch(source, photoRules.mostBytes);
    const { address } = await this.intake.take([bytes ?? Buffer.alloc(0)], shown(source.split('/').at(-1) ?? source));
    await this.sources.note(name, address);
    return address;
  }
}

const MOST_SHOWN = 120;
const shown = (source: string): string => cutShort(source, MOST_SHOWN);

const hostOf = (source: string): string => (URL.canParse(source) ? new URL(source).host : '');

const silence = (source: string, { silent }: PhotoTurn): string | undefined =>
  silent.has(hostOf(source)) ? whyNot(source, new NoAnswer()) : undefined;

function whyNot(source: string, error: unknown): string {
  if (error instanceof DownloadRefused)
    return `Photo «\u00a0${shown(source)}\u00a0»\u00a0: l’adresse ${error.message}.`;
  if (error instanceof ReaderLost) return `Photo «\u00a0${shown(source)}\u00a0»\u00a0: sa lecture s’est interrompue.`;
  if (error instanceof PhotoRefused || error instanceof FileUnreadable) return error.message;
  throw error;
}
