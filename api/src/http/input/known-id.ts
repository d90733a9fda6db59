import { ParseIntPipe } from '@nestjs/common';
import { NotFound } from '../refusals/errors';

/** A number in an address; what is none leads nowhere. */
export const numberParam = new ParseIntPipe({ exceptionFactory: () => new NotFound() });

/** What a serial id can be: PostgreSQL is asked nothing that would be a fault of its own. */
export function knownId(id: number): number {
  if (id < 1 || id >= 2 ** 31) throw new NotFound();
  return id;
}

export function found<Value>(value: Value | null): Value {
  if (value === null) throw new NotFound();
  return value;
}
