import type { Config } from '@pignon/infra/config/config';
import type { Request } from '../request';

type Origin = Pick<Config, 'publicUrl'>;

export const staffCookieName = ({ publicUrl }: Origin): string =>
  publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';

/** The session's cookie alone, as a header: for the reads behind a page. */
export function staffCookieOf({ cookies }: Pick<Request, 'cookies'>, config: Origin): string | undefined {
  const name = staffCookieName(config);
  const value = cookies[name];
  return value && /^[\w.~+/=%-]{1,300}$/.test(value) ? `${name}=${encodeURIComponent(value)}` : undefined;
}
