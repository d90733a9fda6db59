const HOME = '/admin';
/** What stands before the login, and leads nowhere after it. */
const DOORS = new Set(['/admin/login', '/admin/forgotten', '/admin/password']);
const SOMEWHERE = 'https://pignon.invalid';

/** Where to go after the login: a back-office path of our own, whatever the address bar says. */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next');
  if (!wanted?.startsWith('/')) return HOME;
  try {
    const url = new URL(wanted, SOMEWHERE);
    const own = url.origin === SOMEWHERE && /^\/admin(\/|$)/.test(url.pathname) && !DOORS.has(url.pathname);
    return own ? url.pathname + url.search + url.hash : HOME;
  } catch {
    return HOME;
  }
}

export const loginPath = (from: string): string => `/admin/login?next=${encodeURIComponent(from)}`;

/** The queues' dashboard is served by api and is no page of ours: it needs a full load. */
export const needsFullLoad = (path: string): boolean => /^\/admin\/queues(\/|$)/.test(path);
