import type { IncomingHttpHeaders } from 'node:http';

export const PARTNER_NAMES = ['pipedrive', 'automation', 'chat', 'geocoding', 'google', 'indexnow'] as const;
export type PartnerName = (typeof PARTNER_NAMES)[number];

export type Call = {
  method: string;
  /** Without the partner's prefix and without the query string. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** A signature is made over these bytes, never over the parsed body. */
  raw: Buffer;
  body: unknown;
};

export type Answer = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** Server-sent events that go out in the body's place; the record keeps the body. */
  events?: unknown[];
};

export type Partner = (call: Call) => Answer;

export function isPartnerName(name: unknown): name is PartnerName {
  return PARTNER_NAMES.includes(name as PartnerName);
}

export function header(call: Call, name: string): string {
  const value = call.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

export function bearer(call: Call): string {
  return /^Bearer (.+)$/i.exec(header(call, 'authorization'))?.[1] ?? '';
}
