import { Module } from '@nestjs/common';
import { createMediaStore } from '@pignon/infra/media/create-media-store';
import { MediaStore } from '@pignon/infra/media/media-store';
import { provide } from '@pignon/infra/wiring/provide';
import { processorsOf } from '../outbox/reaction';
import { mediaReactions } from './media.reactions';

@Module({
  providers: [provide(MediaStore, createMediaStore), ...processorsOf(mediaReactions)],
  exports: [MediaStore],
})
export class MediaModule {
  static readonly reactions = mediaReactions;
}
