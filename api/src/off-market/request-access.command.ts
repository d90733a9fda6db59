import { Command } from '@nestjs/cqrs';
import type { ClientDetails } from '@pignon/domain/off-market/off-market-client';

/** The answer tells nothing of what was known before. */
export interface Registered {
  readonly success: true;
  readonly message: string;
}

export class RequestAccess extends Command<Registered> {
  constructor(
    readonly details: ClientDetails,
    readonly propertyId: number | null,
    readonly quarantined: boolean,
  ) {
    super();
  }
}
