import type { Settings } from '@pignon/infra/config/settings';
import type { Request } from './request';

type Origin = Pick<Settings, 'publicUrl'>;

export const staffCookieName = ({ publicUrl }: Origin): string =>
  publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';

/** The session's cookie alone, as a header: for the reads behind a page. */
export function staffCookieOf({ cookies }: Pick<Request, 'cookies'>, settings: Origin): string | undefined {
  const name = staffCookieName(settings);
  const value = cookies[name];
  return value && /^[\w.~+/=%-]{1,300}$/.test(value) ? `${name}=${encodeURIComponent(value)}` : undefined;
}
