import { Command } from '@nestjs/cqrs';
import type { ShownAccessState } from '@pignon/domain/off-market/access-request';

export const DECISIONS = [
  'approve',
  'refuse',
  'revoke',
  'send-again',
  'new-link',
  'deactivate',
  'notice-passing-on',
] as const;
export type Decision = (typeof DECISIONS)[number];

export interface DecisionDetails {
  /** What the list showed to whoever decided. */
  readonly expected?: ShownAccessState;
  /** Of a refusal. */
  readonly reason?: string;
  /** The link that a new one is to replace. */
  readonly edition?: number;
}

/** What the agency makes of a request. `deactivate` shuts its client out of everything; the last one is the house's own. */
export class DecideAccess extends Command<{ id: string }> {
  constructor(
    readonly decision: Decision,
    readonly requestId: string,
    readonly details: DecisionDetails = {},
  ) {
    super();
  }
}
