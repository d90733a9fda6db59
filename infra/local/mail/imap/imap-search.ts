import { inSet, type SeenMail } from './imap-view';

type Condition = (seen: SeenMail, sequence: number) => boolean;

/** What our reader asks with: all, numbers, and since when. Null where a word is unknown. */
export function searchCondition(words: readonly string[], all: readonly SeenMail[]): Condition | null {
  const conditions: Condition[] = [];
  const left = words.flatMap((word) => (word.startsWith('(') ? word.slice(1, -1).split(/\s+/) : [word]));
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const name = word.toUpperCase();
    if (name === 'ALL') continue;
    if (name === 'UID') {
      const within = inSet(left.shift() ?? '', all.at(-1)?.uid ?? 0);
      conditions.push(({ uid }) => within(uid));
    } else if (name === 'SINCE') {
      const since = new Date(`${left.shift()} UTC`).getTime();
      conditions.push(({ mail }) => new Date(mail.receivedAt).getTime() >= since);
    } else if (/^[\d*][\d:,*]*$/.test(word)) {
      const within = inSet(word, all.length);
      conditions.push((_, sequence) => within(sequence));
    } else return null;
  }
  return (seen, sequence) => conditions.every((fits) => fits(seen, sequence));
}
