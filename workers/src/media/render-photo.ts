import { Injectable } from '@nestjs/common';
import { TransientFailure } from '@pignon/domain/deliveries/delivery-failure';
import { untilWritten } from '@pignon/infra/database/away/until-written';
import { MASTER, MediaStore } from '@pignon/infra/media/media-store';
import { Pool } from 'pg';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** Makes the sizes that pages use: WebP and JPEG first, AVIF after them, since it takes longest. */
@Injectable()
export class RenderPhoto implements Processor<{ key: string }> {
  constructor(
    private readonly store: MediaStore,
    private readonly pool: Pool,
  ) {}

  async perform({ payload: { key } }: Effect<{ key: string }>): Promise<Done> {
    // A folder that is not mounted comes back.
    if (!(await this.store.files(key)).includes(MASTER))
      throw new TransientFailure(`Le fichier de la photo ${key} manque`, 'ENOENT');
    // Loaded by the first photo: a worker that has none does not carry it.
    const { renderSizes } = await import('@pignon/infra/media/photos/render-sizes');
    await renderSizes(this.store, key, [['webp', 'jpg'], ['avif']]);
    await untilWritten(() => this.pool.query('update photo set rendered_at = now() where key = $1', [key]));
    return {};
  }
}
