import { ForeignOrigin } from '../refusals/errors';
import type { Request } from '../request';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A call that changes something and carries a cookie must come from our own pages (security rows 39 to 41). */
export function refuseForeignOrigin(request: Request, publicUrl: string): void {
  const { method, headers } = request;
  if (SAFE.has(method) || !headers.cookie) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (!isOurs(origin, headers.host, publicUrl)) throw new ForeignOrigin();
  } else if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ForeignOrigin();
  else if (site === undefined) throw new ForeignOrigin();
}

const isOurs = (origin: string, host: string | undefined, publicUrl: string): boolean =>
  URL.canParse(origin) && (new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin);
