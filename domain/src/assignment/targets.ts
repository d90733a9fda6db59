import type { AssignmentRule, Limits, Target } from './assignment-rule';
import { type Colleague, unavailable } from './colleague';
import type { House } from './house';
import type { RequestProfile } from './request-profile';
import { placeAfter, ringOf, type Turn, turnOf } from './turn';

/** Whom a rule finds, or why nobody. */
export type Found = { readonly agentId: number; readonly turn?: Turn } | { readonly nobody: string };

interface Search {
  readonly rule: AssignmentRule;
  readonly request: RequestProfile;
  readonly house: House;
}

type Finders = {
  readonly [Kind in Target['kind']]: (target: Extract<Target, { kind: Kind }>, search: Search) => Found;
};

const FINDERS: Finders = {
  property: (_, search) => one(search.request.propertyAgentId, 'la demande ne porte sur aucun bien', search),
  last: (_, search) => one(search.house.last, 'aucun conseiller ne connaît cette personne', search),
  adviser: ({ agentId }, search) => one(agentId, '', search),
  'round-robin': ({ agentIds }, search) =>
    byTurn(
      chosen(agentIds, search.house).map((agentId) => ({ agentId, weight: 1 })),
      search,
    ),
  weighted: ({ shares }, search) => byTurn(shares, search),
  'least-loaded': ({ agentIds }, search) => leastLoaded(chosen(agentIds, search.house), search),
};

/** Typed by its kind, which TypeScript does not follow through the table. */
export const find = (search: Search): Found =>
  (FINDERS[search.rule.target.kind] as (target: Target, search: Search) => Found)(search.rule.target, search);

function one(agentId: number | null | undefined, nobody: string, { rule, house }: Search): Found {
  if (agentId === null || agentId === undefined) return { nobody };
  const why = notFree(agentId, rule.limits, house);
  return why ? { nobody: why } : { agentId };
}

const byTurn = (shares: Parameters<typeof ringOf>[0], search: Search): Found =>
  inTurn(ringOf(shares), (id) => notFree(id, search.rule.limits, search.house) === null, search);

function inTurn(ring: readonly number[], isFree: (id: number) => boolean, { rule, house }: Search): Found {
  const turn = turnOf(rule.id, ring, isFree);
  if (!turn) return { nobody: whyNone(ring, rule.limits, house) };
  return { agentId: ring[placeAfter(turn, house.places?.[rule.id] ?? -1)]!, turn };
}

/** Those with as few have it in turn: a burst that nobody has counted yet is spread as well. */
function leastLoaded(ids: readonly number[], search: Search): Found {
  const { rule, house } = search;
  const openOf = (id: number) => house.colleagues.find((colleague) => colleague.id === id)?.open ?? 0;
  const free = ids.filter((id) => notFree(id, rule.limits, house) === null);
  const least = Math.min(...free.map(openOf));
  return inTurn(ids, (id) => free.includes(id) && openOf(id) === least, search);
}

const chosen = (agentIds: readonly number[], { colleagues }: House): readonly number[] =>
  agentIds.length > 0 ? agentIds : colleagues.filter(({ active }) => active).map(({ id }) => id);

function notFree(agentId: number, limits: Limits, { colleagues }: House): string | null {
  const colleague: Colleague | undefined = colleagues.find(({ id }) => id === agentId);
  return colleague ? unavailable(colleague, limits) : 'ce conseiller n’existe plus';
}

const whyNone = (ids: readonly number[], limits: Limits, house: House): string =>
  [...new Set(ids)].map((id) => notFree(id, limits, house)).join(', ') || 'aucun conseiller';
