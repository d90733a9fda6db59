import { isOpenAt } from '../promises/business-calendar';
import { type AssignmentRule, TARGET_LABELS } from './assignment-rule';
import { conditionWords, unmet } from './conditions/groups';
import type { House } from './house';
import type { RequestProfile } from './request-profile';
import { AGENCY_MAILBOX, SYSTEM_RULES } from './system-rules';
import { find } from './targets';
import type { Turn } from './turn';

/** A rule that did not decide, and why. */
export interface Skipped {
  readonly rule: string;
  readonly why: string;
}

export interface Decision {
  /** Null: nobody; the agency's mailbox, or 'File commune'. */
  readonly agentId: number | null;
  readonly by: 'rule' | 'system';
  /** Its name. */
  readonly rule: string | null;
  readonly ruleId: number | null;
  /** For whoever asks 'Pourquoi moi ?'. */
  readonly why: string;
  readonly skipped: readonly Skipped[];
  /** Of 'File commune': after how many minutes the agency is told that nobody took it. */
  readonly alarmMinutes: number | null;
  /** It was decided by turn: whoever stores the request moves the cursor, which says whose it is. */
  readonly turn: Turn | null;
}

/** Whose a request is: the first rule that it meets says so, else the house's own. Reads nothing, changes nothing. */
export function decide(request: RequestProfile, house: House): Decision {
  const asked = { request, open: isOpenAt(house.now, house.calendar) };
  const skipped: Skipped[] = [];
  let resort: AssignmentRule | null = null;
  for (const rule of house.rules) {
    const fault = rule.active ? unmet(rule.conditions, asked) : 'désactivée';
    const found = fault === null ? find({ rule, request, house }) : { nobody: fault };
    if ('agentId' in found)
      return { ...told(rule, foundWords(rule)), agentId: found.agentId, skipped, turn: found.turn ?? null };
    skipped.push({ rule: rule.name, why: found.nobody });
    if (fault !== null) continue;
    resort ??= rule;
    if (rule.stops) break;
  }
  return resort ? byFallback(resort, house, skipped) : bySystem(request, house, skipped);
}

const told = (rule: AssignmentRule, words: string): Omit<Decision, 'agentId' | 'skipped'> => ({
  by: 'rule',
  rule: rule.name,
  ruleId: rule.id,
  why: `Règle «\u00a0${rule.name}\u00a0» (${conditionWords(rule.conditions)})\u00a0: ${words}.`,
  alarmMinutes: null,
  turn: null,
});

const foundWords = ({ target }: AssignmentRule): string => TARGET_LABELS[target.kind].toLowerCase();

/** Also to a default adviser who is absent: somebody must have it. */
function byFallback(rule: AssignmentRule, { colleagues }: House, skipped: readonly Skipped[]): Decision {
  const fallback = rule.fallback;
  if (fallback.kind === 'common')
    return {
      ...told(rule, 'personne n’était libre, file commune'),
      agentId: null,
      skipped,
      alarmMinutes: fallback.alarmMinutes,
    };
  const standIn = colleagues.find(({ isDefault }) => isDefault)?.id ?? null;
  return { ...told(rule, 'personne n’était libre, conseiller par défaut'), agentId: standIn, skipped };
}

function bySystem(request: RequestProfile, house: House, skipped: readonly Skipped[]): Decision {
  const ours = { by: 'system', ruleId: null, skipped, alarmMinutes: null, turn: null } as const;
  for (const { name, why, find: answer } of SYSTEM_RULES) {
    const agentId = answer(request, house);
    if (agentId !== null) return { ...ours, agentId, rule: name, why };
  }
  return { ...ours, agentId: null, rule: null, why: AGENCY_MAILBOX };
}
