const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/** RFC 9112: 'http://host/faq' as a request's target is what '/faq' is, for proxies may send either. */
export const withoutHost = (target: string): string => {
  const path = target.replace(SCHEME_AND_HOST, '');
  return path.startsWith('/') || path === target ? path : `/${path}`;
};
