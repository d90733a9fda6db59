/**
 * The code in a mailed link (`?access=`) is the browser's business: it takes it out of the address before it asks for
 * anything. Here it is only kept out of what is written into pages, and passed on where an address leads elsewhere (F22).
 */
export function splitCode(search: string): { readonly shown: string; readonly code: string | null } {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('access');
  if (code === null) return { shown: search, code };
  // Not `delete`: it moves all that follows, once for each of a thousand that bear the name.
  const others = new URLSearchParams([...parameters].filter(([name]) => name !== 'access'));
  return { shown: others.size > 0 ? `?${others.toString()}` : '', code };
}

export const withCode = (location: string, code: string | null): string =>
  code === null ? location : `${location}${location.includes('?') ? '&' : '?'}access=${encodeURIComponent(code)}`;
