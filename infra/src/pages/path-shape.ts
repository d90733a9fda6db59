const MOST_SEGMENTS = 6;
const LONGEST_SEGMENT = 60;
const LONGEST = 200;

/** Digits alone, or letters and digits in one word: a number of something, or nothing that anybody wrote. */
const NUMBER = /^(?=[^-]*\d)[a-z\d_=~.%]{6,}$|^\d+$|^[\da-f]{8}-[\da-f-]{27}$/i;

/** What a path that leads nowhere has in common with others of its kind: '/bien/998' and '/bien/999' are one. */
export function pathShape(path: string): string {
  const segments = path.split('/').slice(1);
  const shape = segments
    .slice(0, MOST_SEGMENTS)
    .map((segment) => (NUMBER.test(segment) || segment.length > LONGEST_SEGMENT ? '{…}' : segment));
  return `/${[...shape, ...(segments.length > MOST_SEGMENTS ? ['…'] : [])].join('/')}`.slice(0, LONGEST);
}
