/**
 * What a fault says of itself, for a log line or the journal, without the persons that it was about: MikroORM repeats
 * the statement with every value, PostgreSQL the row that it refused, and mail servers the address that they do not know.
 */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  if (typeof code === 'string' && SQLSTATE.test(code))
    return ['PostgreSQL', code, table, constraint].filter((part) => typeof part === 'string').join(' ');
  return withoutAddresses(error.message);
}

/** The same with the places in our code that it came through. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return faultOf(error);
  // The message stands in the stack, and a line of it could look like a place.
  const places = (error.stack ?? '')
    .replaceAll(error.message, '')
    .split('\n')
    .filter((line) => PLACE.test(line));
  return [`${error.name}: ${faultOf(error)}`, ...places].join('\n');
}

/** What PostgreSQL answers with has a class of two and a condition of three; Node's own codes have no digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
const PLACE = /^\s+at .*:\d+:\d+\)?$/;
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(),;:=]+@(?=[^\s<>"'(),;@]+\.)/g, '…@');
