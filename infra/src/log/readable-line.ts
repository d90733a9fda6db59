const MARKS: Readonly<Record<string, string>> = { error: 'ERREUR ', warn: 'attention ' };

/**
 * 'HH:MM:SS ERREUR message name=value'. Lines of a value are set in: only we begin a line with a time, so nothing that a
 * value holds can pass for an entry.
 */
export function readableLine(json: string): string {
  const { at, level, message, ...detail } = JSON.parse(json) as Record<string, unknown>;
  const named = Object.entries(detail).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const text = `${MARKS[String(level)] ?? ''}${String(message)}${named.join('')}`;
  return `${String(at).slice(11, 19)} ${text.replace(/[\r\n\u2028\u2029]+/g, '\n    ')}\n`;
}
