/** No page of ours has a longer one. */
const LONGEST = 300;

export interface OwnPath {
  /** Without a slash at its end, encoded as browsers send it. */
  readonly path: string;
  /** '' or '?a=b' */
  readonly search: string;
}

/** What was typed or pasted as a page of ours, with or without the site's name; null: it is none. */
export function ownPath(typed: string, origin: string): OwnPath | null {
  // Before anything reads it: of a path of thousands of slashes each reading would cost the square.
  if (typed.length > origin.length + LONGEST) return null;
  if (!typed.startsWith('/') && !typed.startsWith(`${origin}/`)) return null;
  const url = URL.parse(typed, origin);
  if (url === null || url.origin !== new URL(origin).origin) return null;
  const path = url.pathname.replace(/\/+$/, '') || '/';
  return path.length + url.search.length > LONGEST || path.startsWith('//') ? null : { path, search: url.search };
}
