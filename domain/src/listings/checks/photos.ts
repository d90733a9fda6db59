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
  {
    id: 'street-on-photos',
    level: 'warning',
    tab: 'medias',
    asked: (property) => property.hideFullAddress && photoUrls(property).length > 0,
    well: 'Aucune photo ne montre de rue ni de plaque\u00a0: quelqu’un les a regardées.',
    // Whether a photo tells a hidden address is for a person to see.
    fault: (property) => {
      const seen = new Set(property.photoNotes.filter(({ streetChecked }) => streetChecked).map(({ url }) => url));
      const unseen = photoUrls(property).filter((url) => !seen.has(url)).length;
      if (unseen === 0) return null;
      return `L’adresse est masquée\u00a0: vérifiez que ${unseen > 1 ? `${unseen} photos ne montrent` : 'la photo qui reste ne montre'} ni rue ni plaque.`;
    },
  },
];
