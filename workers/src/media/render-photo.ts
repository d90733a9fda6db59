import { Injectable } from '@nestjs/common';
import { Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import { MASTER, MediaStore } from '@pignon/infra/media/media-store';
import { renderSizes } from '@pignon/infra/media/render-sizes';
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
    if (!(await this.store.files(key)).includes(MASTER))
      throw new Unrecoverable(`Le fichier de la photo ${key} manque`, 'ENOENT');
    await renderSizes(this.store, key, ['webp', 'jpg', 'avif']).catch((error: unknown) => {
      throw new Unrecoverable(`La photo ${key} est illisible : ${String(error)}`, 'UNREADABLE');
    });
    await this.pool.query('update photo set rendered_at = now() where key = $1', [key]);
    return {};
  }
}
