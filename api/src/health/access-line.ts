import { isPlainSegment } from '@pignon/infra/pages/plain-segment';

/**
 * Of an address, what says which page it was and nothing about who asked for it: of a call its pattern, of a page its
 * path with what may be a secret or a person left out; of a query nothing.
 */
export function tellingPath(route: string, url: string): string {
  if (!route.includes('*')) return route;
  const path = (url.split('?')[0] ?? '').slice(0, LONGEST);
  return path
    .split('/')
    .map((segment) => (isPlainSegment(segment) ? segment : '…'))
    .join('/');
}

const LONGEST = 200;

/** An IPv4 without its last octet; of IPv6 the /48 of the /64 that is counted. */
export function truncated(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.replace(/\.\d+$/, '.0');
}
