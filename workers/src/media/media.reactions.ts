import { PhotoUploaded } from '@pignon/domain/media/photo-uploaded';
import { on, type Reaction } from '../outbox/reaction';
import { RenderPhoto } from './render-photo';

export const mediaReactions: readonly Reaction[] = [on(PhotoUploaded, 'media.render-photo', 'media', RenderPhoto)];
