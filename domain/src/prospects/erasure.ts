import { DomainError } from '../shared/domain-error';

/** Something about this person is on its way to the CRM this very moment. */
export class PersonBusy extends DomainError {}

/** An adviser would wait for them: it is cancelled first, which tells him. */
export class PersonExpected extends DomainError {}

/** What others were told of somebody who was erased. */
export interface ToldElsewhere {
  readonly crmPersonId: string | null;
  /** A creation was sent whose answer was lost. Absent of erasures of before. */
  readonly crmPersonLost?: boolean;
  readonly crmLeads: readonly string[];
  /** References under which a lead may stand in the CRM whose answer was lost. */
  readonly crmRefs: readonly string[];
  readonly estimations: readonly string[];
  /** Accesses to whose readers sheets were drawn. */
  readonly readers: readonly string[];
}

export interface Erased {
  readonly id: string;
  /** How many rows of each kind, by label. */
  readonly removed: Readonly<Record<string, number>>;
}
