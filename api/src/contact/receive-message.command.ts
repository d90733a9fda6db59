import { Command } from '@nestjs/cqrs';
import type { ContactDetails } from '@pignon/domain/contact/contact-message';

export class ReceiveMessage extends Command<{ id: string }> {
  constructor(
    readonly details: ContactDetails,
    readonly quarantined: boolean,
  ) {
    super();
  }
}
