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
  abstract clearCrmSent(prospectId: string): Promise<void>;
  abstract saveCrmPerson(prospectId: string, crmPersonId: string): Promise<void>;
}
