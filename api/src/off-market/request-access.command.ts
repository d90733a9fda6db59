import { Command } from '@nestjs/cqrs';
import type { ClientWords } from '@pignon/domain/off-market/off-market-client';
import type { Consent } from '@pignon/domain/prospects/consent';

/** The answer tells nothing of what was known before. */
export interface Registered {
  readonly success: true;
  readonly message: string;
}

export class RequestAccess extends Command<Registered> {
  constructor(
    readonly email: string,
    readonly words: ClientWords,
    readonly propertyId: number | null,
    readonly sender: {
      readonly quarantined: boolean;
      /** Sent from a device where a link that was mailed to this very address was opened. */
      readonly proven: boolean;
    },
    readonly consent: Consent | null = null,
  ) {
    super();
  }
}
