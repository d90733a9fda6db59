import type { Random } from '@pignon/infra/local/settings/random';
import { HOSTILE_TEXTS } from './hostile-texts';
import { leastWork } from './measure';
import { madeText } from './made-text';
import { PARSERS } from './parsers';

export interface Worst {
  readonly name: string;
  readonly ms: number;
  readonly text: string;
  readonly texts: number;
}

const WARM = 20;

/** Each parser in turn with a text of its own, until it is enough; what each took at most. */
export function tryParsers(random: Random, enough: () => (texts: number) => boolean): readonly Worst[] {
  const worst = new Map(PARSERS.map(({ name }) => [name, { name, ms: 0, text: '', texts: 0 }]));
  const attempt = (text: string, { name, read }: (typeof PARSERS)[number]): void => {
    const known = worst.get(name) ?? { name, ms: 0, text: '', texts: 0 };
    const ms = leastWork(() => read(text), Math.max(known.ms, 0.5));
    worst.set(name, ms > known.ms ? { name, ms, text, texts: known.texts + 1 } : { ...known, texts: known.texts + 1 });
  };
  // Compiled before it is measured, and lists made at a first question are there.
  for (const parser of PARSERS)
    for (let time = 0; time < WARM; time += 1) parser.read(madeText(random, parser.longest));
  // Those that were slow once, or meant to be, come with every seed.
  for (const hostile of HOSTILE_TEXTS)
    for (const parser of PARSERS) attempt(hostile(parser.longest).slice(0, parser.longest), parser);
  const done = enough();
  for (let texts = 0; !done(texts); texts += 1)
    for (const parser of PARSERS) attempt(madeText(random, parser.longest), parser);
  return [...worst.values()];
}
