import { parisTime } from '../../shared/text/french';
import type { EntryView, ThreadView } from '../thread-view';

/** Room for what is written above it. */
const MOST_QUOTED = 15_000;

/** What left or entered the house: what the house says to itself, notes and what was done, leaves it never. */
export const isMail = ({ kind }: Pick<EntryView, 'kind'>): boolean => kind !== 'note' && kind !== 'event';

/** A conversation as somebody else reads it, the last first; what is too much is left out from its beginning. */
export function quotedThread({ name, email, entries }: Pick<ThreadView, 'name' | 'email' | 'entries'>): string {
  const visitor = (who: Pick<ThreadView, 'name' | 'email'>) =>
    who.name && who.name !== who.email ? `${who.name} <${who.email}>` : who.email;
  const said: string[] = [];
  let signs = 0;
  for (const entry of entries.filter(isMail).toReversed()) {
    const who = entry.kind === 'sent' ? (entry.by ?? 'L’agence') : visitor(entry.person ?? { name, email });
    const text = [
      `Le ${parisTime(new Date(entry.at))}, ${who} a écrit\u00a0:`,
      ...(entry.subject ? [`> Objet\u00a0: ${entry.subject}`] : []),
      ...entry.facts.map(([label, value]) => `> ${label}\u00a0: ${value}`),
      ...entry.body.split('\n').map((line) => `> ${line}`),
    ].join('\n');
    signs += text.length;
    if (signs > MOST_QUOTED) return [...said, '[…]'].join('\n\n');
    said.push(text);
  }
  return said.join('\n\n');
}

/** 'Tr : …', once. */
export const forwardSubject = (subject: string): string =>
  /^\s*(?:tr|fwd?)\s*:/i.test(subject) ? subject : `Tr\u00a0: ${subject}`;
