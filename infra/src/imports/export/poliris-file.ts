import { Readable } from 'node:stream';
import { isForPortals, polirisOf } from '@pignon/domain/imports/poliris/write-poliris';
import type { Photo } from '@pignon/domain/listings/photo';
import { ZipFile } from 'yazl';
import { MASTER, type MediaStore } from '../../media/media-store';
import type { PhotoSources } from '../photo-sources';
import { windows1252 } from '../reading/text-encoding';
import { fingerprintOf } from '../reading/zip-archive';
import type { LeavingProperty } from './exported-properties';

const CONFIG = 'Version=4.10\r\nApplication=Pignon\r\nDevise=Euro\r\n';
/** A whole file each time, with its photos beside. */
const PHOTOS = 'Mode=FULL\r\n';

interface Named {
  readonly photo: Photo;
  readonly source: string;
}

/** A zip for portals, written while it is read: one photo in memory at a time. */
export function polirisFile(
  properties: AsyncIterable<LeavingProperty>,
  agency: string,
  store: MediaStore,
  sources: PhotoSources,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // A fault ends the file that is being sent: unheard, it would end the process.
  const fail = (error: unknown): void => void output.destroy(error as Error);
  zip.on('error', fail);
  const named: Named[] = [];
  zip.addBuffer(Buffer.from(CONFIG), 'Config.txt');
  zip.addBuffer(Buffer.from(PHOTOS), 'Photos.cfg');
  zip.addReadStreamLazy('Annonces.csv', (done) => done(null, Readable.from(adverts()).on('error', fail)));
  return Readable.from(output);

  async function* adverts(): AsyncGenerator<Buffer> {
    for await (const property of properties) {
      if (!isForPortals(property)) continue;
      const photos = namedPhotos(property);
      named.push(...photos.filter(({ photo }) => photo.key !== undefined));
      const photoSources = photos.map(({ photo, source }) => ({ source, ...(photo.alt && { alt: photo.alt }) }));
      yield windows1252(polirisOf({ ...property, photoSources }, agency));
    }
    // Which photos there are is known now.
    for (const one of named)
      zip.addReadStreamLazy(one.source, { compress: false }, (done) => {
        photoBytes(one).then(
          (bytes) => done(null, Readable.from([bytes])),
          (error: unknown) => done(error, Readable.from([])),
        );
      });
    zip.end();
  }

  async function photoBytes({ photo }: Named): Promise<Buffer> {
    const bytes = await store.read(photo.key ?? '', MASTER).catch(() => Buffer.alloc(0));
    // Known again when the file comes back: it is not taken in a second time, as a copy of a copy.
    if (bytes.length > 0) await sources.note(fingerprintOf(bytes), photo.url);
    return bytes;
  }
}

/** 'PGN-7-1.jpg': the same names each time, so that the file is the same where nothing changed. */
const namedPhotos = ({ key, photos }: LeavingProperty): readonly Named[] =>
  photos.map((photo, index) => ({
    photo,
    source: photo.key === undefined ? photo.url : `${key.replace(/[^\w-]+/g, '_')}-${index + 1}.jpg`,
  }));
