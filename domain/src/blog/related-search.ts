import { foldText } from '../shared/text/slug';
import type { SearchCriteria } from '../listings/filters/filters';
import type { Post } from './post';

/** A row. */
export const RELATED_PROPERTIES = 4;

/** The first that a post's title or themes speak of; a text about the law leads to what most readers look for. */
const SUBJECTS: readonly (readonly [RegExp, SearchCriteria])[] = [
  [/\bmurs?\b|\brendements?\b|\binvestis\w*|\boccupes?\b/, { natures: ['murs'] }],
  [/\bbureaux?\b/, { natures: ['bureaux'] }],
  [/\bboutiques?\b|\blocal\b|\blocaux\b|\bcommerces?\b/, { natures: ['commercial', 'boutique'] }],
  [/\bbail\b|\bbaux\b|\bloyers?\b|\blocataires?\b|\blouer\b/, { transactions: ['rental'] }],
];

/** Which properties go with a post. */
export function relatedSearch({ title, tags }: Pick<Post, 'title' | 'tags'>): SearchCriteria {
  const words = foldText([...tags, title].join(' '));
  const [, criteria = { natures: ['murs'] } as const] = SUBJECTS.find(([subject]) => subject.test(words)) ?? [];
  return criteria;
}
