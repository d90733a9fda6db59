import { Module } from '@nestjs/common';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { createMediaStore } from '@pignon/infra/media/create-media-store';
import { LoosePhotos } from '@pignon/infra/media/loose-photos';
import { MediaStore } from '@pignon/infra/media/media-store';
import { provide } from '@pignon/infra/wiring/provide';
import { processorsOf } from '../outbox/reaction';
import { mediaReactions } from './media.reactions';

@Module({
  providers: [
    provide(MediaStore, createMediaStore),
    provide(DocumentStore, ({ config }) => new DocumentStore(config.documents.dir)),
    provide(LoosePhotos, ({ pool }, store: MediaStore) => new LoosePhotos(pool, store), MediaStore),
    ...processorsOf(mediaReactions),
  ],
  exports: [MediaStore],
})
export class MediaModule {
  static readonly reactions = mediaReactions;
}
