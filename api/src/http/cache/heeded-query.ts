type Query = Readonly<Record<string, unknown>>;

/** Of a parsed query, the parameters that a call reads, in its order and with something in them. */
export const heededQuery = (query: Query, reads: readonly string[]): Query =>
  Object.fromEntries(reads.flatMap((name) => (isGiven(query[name]) ? [[name, query[name]]] : [])));

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

/** '' or '?a=b'; the same text for the same parameters, as our own pages write it. */
export function queryText(heeded: Query): string {
  const pairs = Object.entries(heeded).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => `${name}=${encoded(String(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const encoded = (value: string): string =>
  // Half a surrogate pair cannot be encoded.
  encodeURIComponent(value.replace(/[\uD800-\uDFFF]/gu, '\ufffd'))
    .replace(/%2C/g, ',')
    .replace(/%20/g, '+');
