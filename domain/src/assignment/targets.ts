import type { AssignmentRule, Limits, Target } from './assignment-rule';
import { type Colleague, unavailable } from './colleague';
import type { House } from './house';
import type { IncomingRequest } from './request-facts';
import { placeAfter, ringOf, type Turn, turnOf } from './turn';

/** Whom a rule finds, or why nobody. */
export type Found = { readonly agentId: number; readonly turn?: Turn } | { readonly nobody: string };

interface Search {
  readonly rule: AssignmentRule;
  readonly request: IncomingRequest;
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

function byTurn(shares: Parameters<typeof ringOf>[0], { rule, house }: Search): Found {
  const ring = ringOf(shares);
  const turn = turnOf(rule.id, ring, (id) => notFree(id, rule.limits, house) === null);
  if (!turn) return { nobody: whyNone(ring, rule.limits, house) };
  return { agentId: ring[placeAfter(turn, house.places?.[rule.id] ?? -1)]!, turn };
}

/** Of those with as few, the first in the rule's order. */
function leastLoaded(ids: readonly number[], { rule, house }: Search): Found {
  const free = ids
    .filter((id) => notFree(id, rule.limits, house) === null)
    .map((id) => house.colleagues.find((colleague) => colleague.id === id)!)
    .toSorted((a, b) => a.open - b.open);
  return free[0] ? { agentId: free[0].id } : { nobody: whyNone(ids, rule.limits, house) };
}

const chosen = (agentIds: readonly number[], { colleagues }: House): readonly number[] =>
  agentIds.length > 0 ? agentIds : colleagues.filter(({ active }) => active).map(({ id }) => id);

function notFree(agentId: number, limits: Limits, { colleagues }: House): string | null {
  const colleague: Colleague | undefined = colleagues.find(({ id }) => id === agentId);
  return colleague ? unavailable(colleague, limits) : 'ce conseiller n’existe plus';
}

const whyNone = (ids: readonly number[], limits: Limits, house: House): string =>
  [...new Set(ids)].map((id) => notFree(id, limits, house)).join(', ') || 'aucun conseiller';
