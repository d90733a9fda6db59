import { photoUrls } from '../photo-urls';
import { missing, type Policy } from './check';

const ENOUGH = 3;

export const PHOTO_POLICIES: readonly Policy[] = [
  {
    id: 'photo',
    level: 'blocking',
    tab: 'medias',
    well: 'L’annonce a une photo.',
    fault: missing((property) => photoUrls(property).length === 0, 'Ajoutez au moins une photo pour publier.'),
  },
  {
    id: 'photos',
    level: 'warning',
    tab: 'medias',
    well: `L’annonce a au moins ${ENOUGH} photos.`,
    fault: (property) => {
      const count = photoUrls(property).length;
      return count < ENOUGH
        ? `L’annonce a ${count} photo${count > 1 ? 's' : ''}\u00a0: ajoutez-en au moins ${ENOUGH}.`
        : null;
    },
  },
];
