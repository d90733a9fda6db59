import type { Clock } from '@pignon/domain/shared/clock';
import type { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { photoRules } from '@pignon/domain/media/photo-rules';
import { StoredPhoto } from '@pignon/domain/media/stored-photo';
import type { Pool } from 'pg';
import { currentWork } from '../../database/work-in-progress';
import { incomingFile, type Pieces } from '../incoming-file';
import { MASTER, type MediaStore } from '../media-store';
import type { PhotoReader } from './photo-reader';
import { readPhoto } from './read-photo';

const UNIQUE_VIOLATION = '23505';

export interface TakenPhoto {
  /** '/media/{key}.jpg' */
  readonly address: string;
  /** What it looks like (lookOf). */
  readonly look: string;
}

/** From bytes that somebody sends to a photo with an address. The file comes first: a fact never names what is not there. */
export class PhotoIntake {
  constructor(
    private readonly store: MediaStore,
    private readonly pool: Pool,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly secretKey: string,
    private readonly reader: PhotoReader,
  ) {}

  /** Throws PhotoRefused. */
  async take(pieces: Pieces, name: string): Promise<TakenPhoto> {
    const file = await incomingFile(this.store.dir, pieces, photoRules.mostBytes);
    try {
      const { key, master, ...facts } = await readPhoto(file, name, this.secretKey, this.reader.read);
      const { look } = facts;
      const address = `/media/${key}.jpg`;
      // Sent again it is wanted again: it is not about to be forgotten (LoosePhotos).
      const { rowCount } = await this.pool.query('update photo set loose_since = null, look = $2 where key = $1', [
        key,
        look,
      ]);
      if (rowCount) return { address, look };
      await this.store.write(key, MASTER, master);
      await this.add(StoredPhoto.upload(key, { ...facts, originalName: name }, this.clock.now()));
      return { address, look };
    } finally {
      await file.remove();
    }
  }

  private async add(photo: StoredPhoto): Promise<void> {
    try {
      await this.work.run(null, () => {
        currentWork().added.push(photo);
        return Promise.resolve({});
      });
    } catch (error) {
      // The same photo sent twice at once.
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    }
  }
}
