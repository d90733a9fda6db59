import { Command } from '@nestjs/cqrs';
import type { Decided } from './access-decisions';

/** A link was tried from one device more than it is for: staff are told. */
export class NotePassingOn extends Command<Decided> {
  constructor(readonly requestId: string) {
    super();
  }
}
