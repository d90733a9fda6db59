import { KIND } from '../words/lexicon';
import { foldedWordsOf } from '../words/said';
import type { Communes } from '../../../geography/towns/communes';
import { asksFees } from './agency-questions';
import { clausesOf } from '../words/clauses';
import { type Intent, readIntent } from './intents';
import { asksItsWorth, isOwner, letsOut, sells } from './owners';
import { ADVISOR, ASKS_ESTIMATION, HOURS } from './phrases';
import { tokensOf } from '../words/tokens';

/** What can be answered beside something else. */
type Answerable = 'search' | 'offer' | 'letting' | 'advisor' | 'hours' | 'fees';
/** Owners who only tell it wish nothing by that, and what they own is not what they look for. */
type Part = Answerable | 'told' | null;

/** More at once is a letter, which is read as a whole: each clause costs a reading of its own. */
const MOST_CLAUSES = 6;
const MOST_TOKENS = 70;

/**
 * 'je vends ma boutique et je cherche un local à Lyon' as its two wishes, in the order said; anything else as it is.
 * Each is read by itself, so that what is sold is not looked for.
 */
export function separateWishes(text: string, communes: Communes): readonly string[] {
  const clauses = tokensOf(text).length > MOST_TOKENS ? [] : clausesOf(text);
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES || !clauses.some(isBesideSearch)) return [text];
  const parts = new Map<Part, string[]>();
  let last: Part = null;
  for (const clause of clauses) {
    last = partOf(clause, communes) ?? last;
    parts.set(last, [...(parts.get(last) ?? []), clause]);
  }
  const opening = parts.get(null) ?? [];
  parts.delete(null);
  const told = parts.delete('told');
  if (parts.size < 2 && !(told && parts.has('search'))) return [text];
  const wishes = [...parts].map(([part, said]) => (part === 'search' ? nameKind(said, clauses) : said));
  return wishes.map((said, at) => [...(at === 0 ? opening : []), ...said].join(' '));
}

/** Before anything is read closely: most messages of several clauses are one search. */
function isBesideSearch(clause: string): boolean {
  const said = foldedWordsOf(clause);
  return (
    [sells, asksItsWorth, isOwner, letsOut].some((one) => one(said)) ||
    [ASKS_ESTIMATION, ADVISOR, HOURS].some((pattern) => pattern.test(said)) ||
    asksFees(said)
  );
}

function partOf(clause: string, communes: Communes): Part {
  const said = foldedWordsOf(clause);
  if (sells(said) || asksItsWorth(said) || ASKS_ESTIMATION.test(said)) {
    const { kind } = readIntent(clause, communes);
    return kind === 'declined' || kind === 'letting' ? null : 'offer';
  }
  const intent = readIntent(clause, communes);
  if (intent.kind === 'offer') return isOwner(said) ? 'told' : null;
  return isAnswerable(intent) ? intent.kind : null;
}

function isAnswerable(intent: Intent): intent is Intent & { readonly kind: Answerable } {
  // 'acheter' alone narrows a search and is none.
  if (intent.kind === 'search') return Object.keys(intent.criteria).some((name) => name !== 'transactions');
  return ['letting', 'advisor', 'hours', 'fees'].includes(intent.kind);
}

const KIND_WORD = new RegExp(String.raw`\b${KIND}(?: commercia(?:l|ux))?\b`);

/** 'je vends mon bureau et j'en cherche un plus petit': one like that. */
function nameKind(search: readonly string[], clauses: readonly string[]): readonly string[] {
  const said = foldedWordsOf(search.join(' '));
  if (KIND_WORD.test(said) || !/\b(?:en|un autre|une autre|another)\b/.test(said)) return search;
  const [kind] = KIND_WORD.exec(foldedWordsOf(clauses.filter((one) => !search.includes(one)).join(' '))) ?? [];
  return kind === undefined ? search : [...search, kind];
}
