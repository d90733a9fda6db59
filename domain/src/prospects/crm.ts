export interface CrmPerson {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
}

export interface CrmLead {
  readonly title: string;
  readonly personId: string;
  /** Our own reference, stored in the CRM: a lead whose answer was lost is found again by it. */
  readonly siteRef: string;
  readonly note: string;
  /** Euros: what the property that it is about costs. */
  readonly value?: number;
}

/** The agency's CRM. Each call rejects with a DeliveryFailure. A new record may take a minute to become findable. */
export abstract class Crm {
  abstract findPersonByEmail(email: string): Promise<string | null>;
  abstract createPerson(person: CrmPerson): Promise<string>;
  /** Of a person that we made: its words as they are now. */
  abstract updatePerson(personId: string, person: CrmPerson): Promise<void>;
  abstract findLeadByRef(siteRef: string): Promise<string | null>;
  abstract createLead(lead: CrmLead): Promise<string>;
  /** One that is gone already is no failure. */
  abstract deletePerson(personId: string): Promise<void>;
  abstract deleteLead(leadId: string): Promise<void>;
}
