import { DomainError } from './domain-error';

/** Somebody else wrote since it was read. */
export class StaleVersion extends DomainError {}

/** Null or absent: whoever writes did not say what they had read. */
export function refuseStale(aggregate: { readonly version: number }, read: number | null | undefined): void {
  if (read !== null && read !== undefined && read !== aggregate.version) throw new StaleVersion();
}
