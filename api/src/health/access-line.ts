/**
 * Of an address, what says which page it was and nothing about who asked for it: of a call its pattern, of a page its
 * path with what may be a secret or a person left out; of a query nothing.
 */
export function tellingPath(route: string, url: string): string {
  if (!route.includes('*')) return route;
  const path = (url.split('?')[0] ?? '').slice(0, LONGEST);
  return path
    .split('/')
    .map((segment) => (isPlain(segment) ? segment : '…'))
    .join('/');
}

const LONGEST = 200;

/** Words of a title and their number. Signs of a mailbox, codes and signatures are none. */
const isPlain = (segment: string): boolean =>
  segment === '' ||
  (/^[a-z0-9._-]{1,80}$/.test(segment) &&
    segment.replace(/\D/g, '').length <= MOST_DIGITS &&
    segment.split(/[-._]/).every(isWordOrNumber));

/** A telephone number has more. */
const MOST_DIGITS = 8;

const isWordOrNumber = (part: string): boolean => /^(?:[a-z]{0,20}|[0-9]{1,6}|[a-z]{1,6}[0-9]{1,4})$/.test(part);

/** An IPv4 without its last octet; of IPv6 the /48 of the /64 that is counted. */
export function truncated(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.replace(/\.\d+$/, '.0');
}
