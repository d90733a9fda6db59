import { type Target, TARGET_LABELS } from '@pignon/domain/assignment/assignment-rule';
import type { Adviser } from './use-rules';

const nameOf = (id: number, advisers: readonly Adviser[]): string =>
  advisers.find((adviser) => adviser.id === id)?.name ?? 'Conseiller supprimé';

/** 'Tour de rôle : Marie, Paul' */
export function targetWords(target: Target, advisers: readonly Adviser[]): string {
  const label = TARGET_LABELS[target.kind];
  const names = namesOf(target, advisers);
  return names ? `${label}\u00a0: ${names}` : label;
}

function namesOf(target: Target, advisers: readonly Adviser[]): string {
  switch (target.kind) {
    case 'adviser':
      return nameOf(target.agentId, advisers);
    case 'weighted':
      return target.shares.map(({ agentId, weight }) => `${nameOf(agentId, advisers)} × ${weight}`).join(', ');
    case 'round-robin':
    case 'least-loaded':
      return target.agentIds.map((id) => nameOf(id, advisers)).join(', ') || 'tous les conseillers actifs';
    default:
      return '';
  }
}
