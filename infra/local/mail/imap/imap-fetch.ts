import type { MailStore } from '../mail-store';
import type { SeenMail } from './imap-view';

const BODY = /^BODY(?:\.PEEK)?\[(|HEADER|TEXT)\](?:<(\d+)\.(\d+)>)?$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'BODY.PEEK[]<0.100>' and the like; null where one of them is unknown. */
export function fetchItems(list: string): readonly string[] | null {
  const items = list
    .replace(/^\(|\)$/g, '')
    .toUpperCase()
    .split(/\s+/)
    .filter(Boolean);
  const known = items.every((item) => PLAIN.has(item) || BODY.test(item));
  return known && items.length > 0 ? items : null;
}

const PLAIN = new Set(['UID', 'FLAGS', 'INTERNALDATE', 'RFC822.SIZE']);

export const asksForBody = (items: readonly string[]): boolean => items.some((item) => BODY.test(item));

export async function fetched(
  store: MailStore,
  { uid, mail }: SeenMail,
  { sequence, items, flags }: { readonly sequence: number; readonly items: readonly string[]; readonly flags: string },
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const item of items) {
    const [body] = BODY.exec(item) ?? [];
    parts.push(body ? await bodyPart(store, mail, item) : Buffer.from(plainPart(item, uid, flags, mail)));
  }
  const joined = parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(' '), part]));
  return Buffer.concat([Buffer.from(`* ${sequence} FETCH (`), ...joined, Buffer.from(')\r\n')]);
}

function plainPart(item: string, uid: number, flags: string, { size, receivedAt }: SeenMail['mail']): string {
  if (item === 'UID') return `UID ${uid}`;
  if (item === 'FLAGS') return `FLAGS (${flags})`;
  if (item === 'RFC822.SIZE') return `RFC822.SIZE ${size}`;
  const at = new Date(receivedAt);
  const day = `${String(at.getUTCDate()).padStart(2, ' ')}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()}`;
  return `INTERNALDATE "${day} ${at.toISOString().slice(11, 19)} +0000"`;
}

async function bodyPart(store: MailStore, mail: SeenMail['mail'], item: string): Promise<Buffer> {
  const [, section = '', from, most] = BODY.exec(item) ?? [];
  const raw = await store.raw(mail);
  const end = raw.indexOf('\r\n\r\n');
  const head = end < 0 ? raw.length : end + 4;
  const part = section === 'HEADER' ? raw.subarray(0, head) : section === 'TEXT' ? raw.subarray(head) : raw;
  const start = Number(from ?? 0);
  const said = most === undefined ? part : part.subarray(start, start + Number(most));
  const name = `BODY[${section}]${most === undefined ? '' : `<${start}>`}`;
  return Buffer.concat([Buffer.from(`${name} {${said.length}}\r\n`), said]);
}
