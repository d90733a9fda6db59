import { ParseIntPipe } from '@nestjs/common';
import { NotFound } from '../http/refusals/errors';

export const propertyNumber = new ParseIntPipe({ exceptionFactory: () => new NotFound() });

/** What no property can be called by is no property. */
export function knownNumber(id: number): number {
  if (id < 1 || id >= 2 ** 31) throw new NotFound();
  return id;
}
