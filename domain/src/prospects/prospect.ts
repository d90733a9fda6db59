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
  /** The request that says so: what it says last holds, should it be the one that the person was first known by. */
  readonly from?: string;
  readonly email: string;
  readonly name: string;
  /** E.164 where it parsed, else as typed. */
  readonly phone?: string;
}

export type ToldOfPerson = Pick<Prospect, 'name' | 'phone'>;

export abstract class Prospects {
  /**
   * Creates the prospect if he is new, and runs `work` while nobody else works on the same email. What is kept of a known
   * one stays: anybody may type his address (domain/decisions/0022).
   */
  abstract exclusively<Result>(
    identity: ProspectIdentity,
    work: (prospect: Prospect) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Before a creation is sent. False when there is a person by now, or somebody else sent one within `indexSeconds`: a lock
   * is gone with its connection, and whoever held it does not feel it.
   */
  abstract markCrmSent(prospectId: string, indexSeconds: number): Promise<boolean>;
  /** What the CRM did is noted however long the database is away, as below. */
  abstract clearCrmSent(prospectId: string): Promise<void>;
  /** `told`: what we wrote of him there; null where he was found. */
  abstract saveCrmPerson(prospectId: string, crmPersonId: string, told: ToldOfPerson | null): Promise<void>;
}

/** People who said who they are before they asked for anything. */
export abstract class ProspectBook {
  /**
   * Belongs to the running unit of work: keeps the prospect, if he is new, and the fact that he spoke. Answers the number
   * under which these words are found again, and no others: his own, unless more is known of him than they say.
   */
  abstract identify(identity: ProspectIdentity, at: Date): Promise<string>;
  /** What was said under this number. Rejects with ProspectNotFound. */
  abstract byId(id: string): Promise<ProspectIdentity>;
}
