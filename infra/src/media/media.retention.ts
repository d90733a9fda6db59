import type { RetentionRule } from '../retention/retention-rule';
import type { LoosePhotos } from './loose-photos';

/** Half a day after nothing shows them any more, files and all. */
export const loosePhotosRetention = (photos: LoosePhotos): RetentionRule => ({
  name: 'loose-photos',
  everyMinutes: 60,
  remove: () => photos.forget(),
});
