import { Command } from '@nestjs/cqrs';
import type { Decided } from './access-decisions';

/** The same link in another mail. */
export class ResendLink extends Command<Decided> {
  constructor(readonly requestId: string) {
    super();
  }
}
