import { DomainError } from '../shared/domain-error';

export class ProspectNotFound extends DomainError {}

/** One person per normalised email, whatever form he came through. */
export interface Prospect {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly crmPersonId: string | null;
  /** What we told the CRM of him; null where the CRM knew him before. */
  readonly crmName: string | null;
  readonly crmPhone: string | null;
  /** Seconds since a creation was sent whose answer never came; null when none is open. */
  readonly crmSentSecondsAgo: number | null;
}

export interface ProspectIdentity {
  readonly email: string;
  readonly name: string;
  /** E.164 where it parsed, else as typed. */
  readonly phone?: string;
}

export type ToldOfPerson = Pick<Prospect, 'name' | 'phone'>;
