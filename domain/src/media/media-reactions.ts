import type { Reactions } from '../deliveries/reaction';
import { PhotoUploaded } from './photo-uploaded';

export const MEDIA_REACTIONS = {
  'media.render-photo': { event: PhotoUploaded, kind: 'media', label: 'Tailles de la photo' },
} satisfies Reactions;
