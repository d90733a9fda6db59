import { isPlainSegment } from './plain-segment';

const MOST_SEGMENTS = 6;
const LONGEST_SEGMENT = 60;
const LONGEST = 200;

/** A number of something. */
const NUMBER = /^\d+$/;

/**
 * What a path that leads nowhere has in common with others of its kind: '/bien/998' and '/bien/999' are one. It is kept
 * for long: mailboxes, telephones and codes, as mangled links have them, are left out.
 */
export function pathShape(path: string): string {
  const segments = path.split('/').slice(1);
  const shape = segments
    .slice(0, MOST_SEGMENTS)
    .map((segment) =>
      NUMBER.test(segment) || segment.length > LONGEST_SEGMENT || !isPlainSegment(plain(segment)) ? '{…}' : segment,
    );
  return `/${[...shape, ...(segments.length > MOST_SEGMENTS ? ['…'] : [])].join('/')}`.slice(0, LONGEST);
}

/** In small letters without accents, however it was sent. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  } catch {
    // No plain word either.
    return '%';
  }
}
