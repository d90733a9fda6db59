import { relaxedBy } from '../../listings/search/relaxed-by';
import type { Relaxation } from '../../listings/read-models';
import type { SearchCriteria } from '../../listings/filters/filters';
import { NOTHING_FOUND } from './chat-texts';

/** What is shown where nothing matches: by which change of what was asked it was found, or any three properties. */
export interface Instead {
  readonly criteria: SearchCriteria;
  /** The smallest change first; none: what is shown was found by chance. */
  readonly relaxed: readonly { readonly relaxation: Relaxation; readonly count: number }[];
  readonly random: number;
}

const COUNTS = ['', 'un bien', 'deux biens', 'trois biens'] as const;
const OTHERS = ['', ' Voici un autre bien.', ' Voici deux autres biens.', ' Voici trois autres biens.'] as const;

/** F78: the sentence of the specification (M109), then how what follows was found. */
export function nothingFoundText({ criteria, relaxed, random }: Instead, offMarket: string | null): string {
  const ways = relaxed.map(({ relaxation, count }) => `${COUNTS[count]} ${relaxedBy(relaxation, criteria)}`);
  const instead = ways.length > 0 ? ` Voici ${listWays(ways)}.` : (OTHERS[random] ?? '');
  return `${NOTHING_FOUND}${offMarket === null ? '' : ` ${offMarket}`}${instead}`;
}

const listWays = (ways: readonly string[]): string =>
  ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')} et ${ways.at(-1)}`;
