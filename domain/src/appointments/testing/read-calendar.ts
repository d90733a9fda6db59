/** One entry of a calendar file, by the names of its properties. */
export type ReadEntry = Readonly<Record<string, string>>;

export interface ReadCalendar {
  readonly method: string | undefined;
  readonly entries: readonly ReadEntry[];
}

const NAME = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\r\n]*"|[^";:,\r\n]*))*):(.*)$/s;

/** Reads by RFC 5545's grammar, with nothing of whoever wrote it, and throws where the text is none. */
export function readCalendar(file: string): ReadCalendar {
  if (/(?<!\r)\n|\r(?!\n)/.test(file) || !file.endsWith('\r\n')) throw new Error('A line does not end with CRLF');
  const long = file.split('\r\n').find((line) => new TextEncoder().encode(line).length > 75);
  if (long) throw new Error(`More than 75 octets: ${long}`);
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
    .map(parsed);
  if (said(lines[0]) !== 'BEGIN:VCALENDAR' || said(lines.at(-1)) !== 'END:VCALENDAR') throw new Error('No calendar');
  const entries: Record<string, string>[] = [];
  let open: Record<string, string> | null = null;
  const head: Record<string, string> = {};
  for (const line of lines.slice(1, -1)) {
    if (said(line) === 'BEGIN:VEVENT' && !open) entries.push((open = {}));
    else if (said(line) === 'END:VEVENT' && open) open = null;
    else if (line.name === 'BEGIN' || line.name === 'END') throw new Error(`Out of place: ${said(line)}`);
    else if (line.name !== 'ATTENDEE' && line.name in (open ?? head)) throw new Error(`Twice: ${line.name}`);
    else (open ?? head)[line.name] = line.value;
  }
  if (open || head.VERSION !== '2.0' || !head.PRODID) throw new Error('Not a calendar of version 2.0');
  return { method: head.METHOD, entries: entries.map(valid) };
}

function parsed(line: string): { name: string; value: string } {
  const [, name, , value] = NAME.exec(line) ?? [];
  // oxlint-disable-next-line no-control-regex
  if (!name || value === undefined || /[\u0000-\u0008\u000a-\u001f\u007f]/.test(value))
    throw new Error(`No line: ${line}`);
  return { name, value };
}

const said = (line: { name: string; value: string } | undefined) => `${line?.name}:${line?.value}`;

function valid(entry: Record<string, string>): ReadEntry {
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'ORGANIZER', 'STATUS'])
    if (!entry[name]) throw new Error(`Without ${name}`);
  for (const name of ['DTSTAMP', 'DTSTART', 'DTEND']) utcTime(entry[name] ?? '');
  if (utcTime(entry.DTSTART ?? '') >= utcTime(entry.DTEND ?? '')) throw new Error('Ends before it begins');
  if (!/^\d+$/.test(entry.SEQUENCE ?? '')) throw new Error(`No sequence: ${entry.SEQUENCE}`);
  for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION'])
    if (/(?<!\\)(?:\\\\)*[;,]|\\(?![\\;,nN])/.test((entry[name] ?? '').replace(/\\\\/g, '')))
      throw new Error(`Not escaped: ${entry[name]}`);
  return entry;
}

/** '20270329T070000Z' in milliseconds. */
export function utcTime(text: string): number {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const iso = `${y}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
  const at = Date.parse(iso);
  if (!Number.isFinite(at) || new Date(at).toISOString() !== iso) throw new Error(`No time of UTC: ${text}`);
  return at;
}
