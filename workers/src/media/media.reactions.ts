import { MEDIA_REACTIONS } from '@pignon/domain/media/media-reactions';
import { performed } from '../outbox/reaction';
import { RenderPhoto } from './render-photo';

export const mediaReactions = performed(MEDIA_REACTIONS, {
  'media.render-photo': RenderPhoto,
});
