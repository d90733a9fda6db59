import { NotFound } from '../http/refusals/errors';

/** The number in an address; what is none names nothing. */
export function knownProperty(id: string): number {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) >= 2 ** 31) throw new NotFound();
  return Number(id);
}
