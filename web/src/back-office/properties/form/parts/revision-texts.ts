import { PROPERTY_FIELDS } from '../property-checks';

const ACTIONS: Readonly<Record<string, string>> = {
  'properties.create': 'Créé',
  'properties.update': 'Modifié',
  'properties.publish': 'Publié',
  'properties.unpublish': 'Dépublié',
  'properties.remove': 'Mis à la corbeille',
  'properties.restore': 'Sorti de la corbeille',
  'properties.duplicate': 'Dupliqué',
  'properties.restore-revision': 'Version restaurée',
};

/** Null: nobody in particular, as when the geocoder finds its place. */
export const actionText = (action: string | null): string => ACTIONS[action ?? ''] ?? 'Modifié';

/** What no field of the form is. */
const OTHERS: Readonly<Record<string, string>> = {
  published: 'Publication',
  binned: 'Corbeille',
  imageUrls: 'Photos',
  photoNotes: 'Textes des photos',
  imageUrl: 'Photo',
  featuredImageUrl: 'Image à la une',
};

export const fieldText = (field: string): string =>
  PROPERTY_FIELDS[field as keyof typeof PROPERTY_FIELDS]?.label ?? OTHERS[field] ?? field;

const MOST = 160;

/** A value as it is told in a line: what is long is cut, what is a list is counted. */
export function changeText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.length === 0 ? 'rien' : String(value.length);
  const text = typeof value === 'number' ? value.toLocaleString('fr-FR') : (value as string);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

export function restoredText(day: string, lostPhotos: number): string {
  if (lostPhotos === 0) return `Celle du ${day}.`;
  if (lostPhotos === 1) return `Celle du ${day}, sans une photo ou un plan qui n’existe plus.`;
  return `Celle du ${day}, sans ${lostPhotos} photos ou plans qui n’existent plus.`;
}
