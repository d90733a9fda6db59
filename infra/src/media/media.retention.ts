import type { RetentionRule } from '../retention/retention-rule';
import { LOOSE_KEPT_FOR, type LoosePhotos } from './photos/loose-photos';

/** Half a day after nothing shows them any more, files and all. */
export const loosePhotosRetention = (photos: LoosePhotos): RetentionRule => ({
  name: 'loose-photos',
  keptFor: LOOSE_KEPT_FOR,
  everyMinutes: 60,
  past: (_pool, cutOff) => photos.past(cutOff),
  remove: (_pool, cutOff) => photos.forget(cutOff),
});
