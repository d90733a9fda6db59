import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** The same for every answer, so written once at the start (security row 59). HSTS only where the site is on https. */
export function securityHeaders(
  https: boolean,
  imageOrigins: readonly string[] = [],
  frameOrigins: readonly string[] = [],
): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  const collect = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  } as unknown as ServerResponse;
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Photos of listings may lie elsewhere, map tiles do.
        imgSrc: ["'self'", 'data:', 'https:', ...imageOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Advisers' calendars, and the players that posts may hold.
        ...(frameOrigins.length > 0 ? { frameSrc: [...frameOrigins] } : {}),
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  write({} as IncomingMessage, collect, () => {});
  return headers;
}
