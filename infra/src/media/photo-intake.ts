import type { Clock } from '@pignon/domain/shared/clock';
import type { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { StoredPhoto } from '@pignon/domain/media/stored-photo';
import type { Pool } from 'pg';
import { currentWork } from '../database/work-in-progress';
import { MASTER, type MediaStore } from './media-store';

const UNIQUE_VIOLATION = '23505';

/** From bytes that somebody sent to a photo with an address. The file comes first: a fact never names what is not there. */
export class PhotoIntake {
  constructor(
    private readonly store: MediaStore,
    private readonly pool: Pool,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly secretKey: string,
  ) {}

  /** The photo's address; throws PhotoRefused. */
  async take(bytes: Buffer, name: string): Promise<string> {
    // Loaded by the first upload: most processes never see one.
    const { readPhoto } = await import('@pignon/infra/media/read-photo');
    const { key, master, ...facts } = await readPhoto(bytes, name, this.secretKey);
    const address = `/media/${key}.jpg`;
    // Sent again it is wanted again: it is not about to be forgotten (LoosePhotos).
    const { rowCount } = await this.pool.query('update photo set loose_since = null where key = $1', [key]);
    if (rowCount) return address;
    await this.store.write(key, MASTER, master);
    const photo = StoredPhoto.upload(key, { ...facts, originalName: name }, this.clock.now());
    try {
      await this.work.run(null, () => {
        currentWork().added.push(photo);
        return Promise.resolve({});
      });
    } catch (error) {
      // The same photo sent twice at once.
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    }
    return address;
  }
}
