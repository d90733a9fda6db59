import type { AssignmentRule } from '../assignment-rule';
import type { Colleague } from '../colleague';
import { NO_FACTS } from '../../mailbox/requests/deciding-facts';
import type { RequestProfile } from '../request-profile';

let count = 0;

export const aRule = (given: Partial<AssignmentRule> = {}): AssignmentRule => ({
  id: (count += 1),
  name: 'Une règle',
  active: true,
  conditions: { join: 'and', groups: [] },
  target: { kind: 'round-robin', agentIds: [] },
  limits: { capacity: true, absences: true, hours: false },
  fallback: { kind: 'default' },
  stops: true,
  ...given,
});

export const aColleague = (given: Partial<Colleague> = {}): Colleague => ({
  id: 1,
  name: 'Marie',
  active: true,
  isDefault: false,
  capacity: null,
  open: 0,
  absent: false,
  onHours: true,
  ...given,
});

/** Numbered from 1, which is the default one. */
export const someOf = (number: number): readonly Colleague[] =>
  Array.from({ length: number }, (_, index) => aColleague({ id: index + 1, isDefault: index === 0 }));

export const aRequest = (given: Partial<RequestProfile> = {}): RequestProfile => ({
  ...NO_FACTS,
  source: 'appointment',
  known: false,
  propertyAgentId: null,
  chosenAgentId: null,
  ...given,
});
