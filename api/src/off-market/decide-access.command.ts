import { Command } from '@nestjs/cqrs';

export const DECISIONS = ['approve', 'refuse', 'revoke', 'send-again', 'deactivate'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What the agency makes of a request. `deactivate` shuts its client out of everything. */
export class DecideAccess extends Command<{ id: string }> {
  constructor(
    readonly decision: Decision,
    readonly requestId: string,
  ) {
    super();
  }
}
