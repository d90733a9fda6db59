import { DomainError } from '../shared/domain-error';

export class ProspectNotFound extends DomainError {}

/** One person per normalised email, whatever form he came through. */
export interface Prospect {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly crmPersonId: string | null;
  /** Seconds since a creation was sent whose answer never came; null when none is open. */
  readonly crmSentSecondsAgo: number | null;
}

export interface ProspectIdentity {
  readonly email: string;
  readonly name: string;
  /** E.164 where it parsed, else as typed. */
  readonly phone?: string;
}

export abstract class Prospects {
  /** Creates the prospect if he is new, and runs `work` while nobody else works on the same email. */
  abstract exclusively<Result>(
    identity: ProspectIdentity,
    work: (prospect: Prospect) => Promise<Result>,
  ): Promise<Result>;
  abstract markCrmSent(prospectId: string): Promise<void>;
  /** What the CRM did is noted however long the database is away, as below. */
  abstract clearCrmSent(prospectId: string): Promise<void>;
  abstract saveCrmPerson(prospectId: string, crmPersonId: string): Promise<void>;
}

/** People who said who they are before they asked for anything. */
export abstract class ProspectBook {
  /** Belongs to the running unit of work: keeps the prospect and the fact that he is known. Answers his id. */
  abstract identify(identity: ProspectIdentity, at: Date): Promise<string>;
  /** Rejects with ProspectNotFound. */
  abstract byId(id: string): Promise<ProspectIdentity>;
}
