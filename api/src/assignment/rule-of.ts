import { type Fallback, type RuleFields, type Target, TARGET_LABELS } from '@pignon/domain/assignment/assignment-rule';
import type { RowChanges } from '@pignon/infra/database/versioned-row';
import { InvalidBody } from '../http/refusals/errors';
import type { FallbackDto, RuleChangesDto, RuleDto, TargetDto } from './assignment.dto';

/** What was sent, without what its kind does not need. */
export const ruleOf = ({ active, stops, target, fallback, ...rest }: RuleDto): RuleFields => ({
  ...rest,
  active: active ?? true,
  stops: stops ?? true,
  target: targetOf(target),
  fallback: fallbackOf(fallback),
});

export const changesOf = ({ target, fallback, ...rest }: Omit<RuleChangesDto, 'version'>): RowChanges<RuleFields> => ({
  ...rest,
  ...(target && { target: targetOf(target) }),
  ...(fallback && { fallback: fallbackOf(fallback) }),
});

function targetOf({ kind, agentId, agentIds = [], shares = [] }: TargetDto): Target {
  // A list, say, is checked by nobody: each of nothing is fine.
  if (!Object.hasOwn(TARGET_LABELS, kind ?? '')) throw new InvalidBody({ target: 'Choisissez une attribution' });
  switch (kind) {
    case 'adviser':
      if (!agentId) throw new InvalidBody({ target: 'Choisissez un conseiller' });
      return { kind, agentId };
    case 'weighted':
      return { kind, shares: shares.map(({ agentId: id, weight }) => ({ agentId: id, weight })) };
    case 'round-robin':
    case 'least-loaded':
      return { kind, agentIds };
    default:
      return { kind };
  }
}

function fallbackOf({ kind, alarmMinutes }: FallbackDto): Fallback {
  if (kind === 'default') return { kind };
  if (!alarmMinutes) throw new InvalidBody({ fallback: 'Dites après combien de minutes l’agence est prévenue' });
  return { kind, alarmMinutes };
}
