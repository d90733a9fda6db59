import { Command } from '@nestjs/cqrs';
import type { PropertyChangesDto } from './property.dto';

export class CreateProperty extends Command<{ id: number }> {
  constructor(
    readonly body: PropertyChangesDto,
    /** The account that saves. */
    readonly by: string | null,
  ) {
    super();
  }
}

export class UpdateProperty extends Command<{ id: number }> {
  constructor(
    readonly id: number,
    readonly body: PropertyChangesDto,
    readonly by: string | null,
  ) {
    super();
  }
}

export class RemoveProperty extends Command<{ id: number }> {
  constructor(readonly id: number) {
    super();
  }
}
