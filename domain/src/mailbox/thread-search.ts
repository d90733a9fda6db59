import { foldText } from '../shared/text/slug';
import { THREAD_SOURCE_LABELS, THREAD_SOURCES, type ThreadSource } from './thread-source';
import { THREAD_STATE_LABELS, THREAD_STATES, type ThreadState } from './thread-state';

/** What staff look for, as typed into one field: 'de:martin statut:répondu avant:2026-11-01 loyer'. */
export interface ThreadSearch {
  /** Folded; each is in what was said, or in who said it. */
  readonly words: readonly string[];
  /** Of the name or the address. */
  readonly from: readonly string[];
  /** A number of a property, or words of its title. */
  readonly property: readonly string[];
  readonly adviser: readonly string[];
  /** Days in Paris, YYYY-MM-DD; each end is left out. */
  readonly before: string | null;
  readonly after: string | null;
  readonly state: ThreadState | null;
  readonly source: ThreadSource | null;
  /** What is not looked for: 'sauf:estimation'. */
  readonly without: readonly ThreadSource[];
}

/** A word, or an operator with its value; quotes keep a value together. */
const PART = /(?:(\p{L}{2,12}):)?(?:"([^"]*)"|(\S+))/gu;
const MOST = 12;

/** An operator that is none, or whose value says nothing, is looked for as it is typed. */
export function readThreadSearch(typed: string): ThreadSearch {
  const search = { words: [] as string[], from: [] as string[], property: [] as string[], adviser: [] as string[] };
  let before: string | null = null;
  let after: string | null = null;
  let state: ThreadState | null = null;
  let source: ThreadSource | null = null;
  const without: ThreadSource[] = [];
  for (const [whole, operator = '', quoted, plain = ''] of [...typed.matchAll(PART)].slice(0, MOST)) {
    const value = quoted ?? plain;
    const folded = foldText(value);
    const name = foldText(operator);
    const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    const day = dayOf(value);
    const [asState, asSource] = [stateOf(folded), sourceOf(folded)];
    if (list && folded) search[list].push(folded);
    else if (name === 'avant' && day) before = day;
    else if (name === 'apres' && day) after = day;
    else if (name === 'statut' && asState) state = asState;
    else if (name === 'source' && asSource) source = asSource;
    else if (name === 'sauf' && asSource) without.push(asSource);
    else
      search.words.push(
        ...foldText(operator ? whole : value)
          .split(' ')
          .filter(Boolean),
      );
  }
  return { ...search, words: search.words.slice(0, MOST), before, after, state, source, without };
}

/** Whether nothing but its source is asked: then an index counts what is found, however much that is. */
export const isOfSourceAlone = ({ source, without, state, before, after, ...lists }: ThreadSearch): boolean =>
  (source !== null || without.length > 0) &&
  [state, before, after].every((one) => one === null) &&
  Object.values(lists).every((list) => list.length === 0);

const LISTS: Readonly<Record<string, 'from' | 'property' | 'adviser'>> = {
  de: 'from',
  bien: 'property',
  conseiller: 'adviser',
};

/** '2026-11-01' of itself and of '01/11/2026'; null of what is no day. */
function dayOf(value: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? french(value);
  const said = `${year}-${month}-${day}`;
  const date = new Date(`${said}T00:00:00Z`);
  return year !== '0000' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(said) ? said : null;
}

function french(value: string): readonly (string | undefined)[] {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
  return ['', year, month?.padStart(2, '0'), day?.padStart(2, '0')];
}

const stateOf = (folded: string): ThreadState | undefined =>
  folded.length < 3 ? undefined : THREAD_STATES.find((state) => named(THREAD_STATE_LABELS[state], state, folded));

const sourceOf = (folded: string): ThreadSource | undefined =>
  folded.length < 3 ? undefined : THREAD_SOURCES.find((source) => named(THREAD_SOURCE_LABELS[source], source, folded));

/** By its own name, or by how its label begins. */
const named = (label: string, key: string, folded: string): boolean =>
  key === folded || foldText(label).startsWith(folded);
