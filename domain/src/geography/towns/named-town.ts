import { rememberedOf } from '../../shared/remembered';
import { citySlugOf } from '../../shared/text/slug';
import type { Commune, Communes } from './communes';
import { usualSlug } from './place-groups';
import { isSame, townsBeginning } from './town-beginnings';

/** Whom a bare name means, and whom else it may mean: nobody when it is certain (F69). */
export interface NamedTown {
  readonly commune: Commune;
  readonly as: Bearer['as'];
  readonly others: readonly Commune[];
}

/** How a commune bears a name: as its own, as that of one that joined it, as the beginning of its own. */
export interface Bearer {
  readonly commune: Commune;
  readonly as: 'own' | 'joined' | 'longer';
}

/** A town bears a name by half only that many times its inhabitants better than who bears it whole. */
const WHOLE_NAME = 7;
/** Whoever has a fifth of the inhabitants may be meant as well. */
const DOUBT = 5;
/** On a site of the mainland a name means its town sooner than one of the same size overseas. */
const OVERSEAS = 2;
const MOST_OTHERS = 5;

/** 'valence-26', 'saint-denis-974': the department that tells homonyms apart. */
const KEY = /^(.*[a-z])-(\d{2,3}|2[ab])$/;

/** A name and the department that a key names with it. */
export function keyIn(slug: string): { readonly name: string; readonly department: string | null } {
  const [, name = slug, department] = KEY.exec(slug) ?? [];
  return { name, department: department?.toUpperCase() ?? null };
}

/** What an address and a column of the table name a commune by: 'valence-26'. */
export const keyOf = ({ name, department }: Commune): string => `${citySlugOf(name)}-${department.toLowerCase()}`;

/** Everyone who may go by this name, villages by its beginning included. */
export const bearersOf = rememberedOf((slug: string, communes: Communes): readonly Bearer[] => {
  const known = knownBearers(slug, communes);
  return [
    ...known,
    ...villagesBeginning(slug, communes).filter((one) => !known.some(({ commune }) => isSame(commune, one.commune))),
  ];
});

/** Who bears it whole, and the towns whose name it begins; villages only where there is none of them. */
function knownBearers(slug: string, communes: Communes): readonly Bearer[] {
  const named = communes.named(slug).map((commune) => ({ commune, as: bears(commune, slug) }));
  const longer = townsBeginning(slug, communes)
    .filter((town) => !named.some(({ commune }) => isSame(commune, town)))
    .map((commune) => ({ commune, as: 'longer' as const }));
  return [...named, ...longer];
}

const villagesBeginning = (slug: string, communes: Communes): readonly Bearer[] =>
  communes
    .beginningWith(slug)
    .filter(({ name }) => citySlugOf(name).startsWith(`${slug}-`))
    .map((commune) => ({ commune, as: 'longer' as const }));

const bears = ({ name }: Commune, slug: string): 'own' | 'joined' => (citySlugOf(name) === slug ? 'own' : 'joined');

/** The one that people mean, with or without its article. */
export const namedTown = (typed: string, communes: Communes): NamedTown | null =>
  townCalled(typed, communes) ?? withArticle(typed, communes);

/** Of several that go by this name the largest, where who bears it whole counts more. */
export const townCalled = rememberedOf((typed: string, communes: Communes): NamedTown | null => {
  const slug = usualSlug(typed);
  const { name, department } = keyIn(slug);
  if (department !== null) {
    const told = largest(bearersOf(name, communes).filter(({ commune }) => commune.department === department));
    if (told) return { ...told, others: [] };
  }
  const known = knownBearers(slug, communes);
  const bearers = known.length > 0 ? known : villagesBeginning(slug, communes);
  const best = largest(bearers);
  return best === undefined ? null : { ...best, others: doubtsOf(best, bearers) };
});

/** 'Mont Saint-Michel', 'Havre': the article is left out. */
function withArticle(slug: string, communes: Communes): NamedTown | null {
  const [commune] = ['le-', 'la-', 'les-', 'l']
    .flatMap((article) => communes.named(article + slug))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return slug !== '' && commune ? { commune, as: 'own', others: [] } : null;
}

export const largest = (bearers: readonly Bearer[]): Bearer | undefined =>
  bearers.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];

const weightOf = ({ population, department }: Commune): number =>
  department.length > 2 ? population / OVERSEAS : population;

const scoreOf = ({ commune, as }: Bearer): number => weightOf(commune) / (as === 'own' ? 1 : WHOLE_NAME);

function doubtsOf(best: Bearer, bearers: readonly Bearer[]): readonly Commune[] {
  return bearers
    .filter(({ commune }) => !isSame(commune, best.commune))
    .filter(({ commune, as }) => {
      // Who bears the name by half is meant instead of who bears it whole only where he is larger.
      const times = as === 'longer' && best.as !== 'longer' ? 1 : DOUBT;
      return weightOf(commune) * times >= weightOf(best.commune);
    })
    .map(({ commune }) => commune)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_OTHERS);
}
