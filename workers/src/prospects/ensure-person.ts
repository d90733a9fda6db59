import { Injectable } from '@nestjs/common';
import { NotYet, TransientFailure } from '@pignon/domain/deliveries/delivery-failure';
import { Crm } from '@pignon/domain/prospects/crm';
import type { Prospect, ProspectIdentity } from '@pignon/domain/prospects/prospect';
import { PgProspects } from '@pignon/infra/prospects/pg-prospects';
import { Erasures } from '@pignon/infra/prospects/privacy/erasures';
import { Times } from '../outbox/times';

/**
 * One CRM person per email, whichever effect comes first and whatever answer is lost. After a creation whose answer
 * never came, the CRM's search is asked again only once it can know the person.
 */
@Injectable()
export class EnsurePerson {
  constructor(
    private readonly crm: Crm,
    private readonly prospects: PgProspects,
    private readonly erasures: Erasures,
    private readonly times: Times,
  ) {}

  /** The CRM's id of the person. */
  of(identity: ProspectIdentity): Promise<string> {
    return this.prospects.exclusively(identity, (prospect) => this.ensure(prospect));
  }

  private async ensure(prospect: Prospect): Promise<string> {
    // Whoever was erased and writes again is somebody new: who is found there goes.
    if (await this.erasures.isBeingForgotten(prospect.email))
      throw new NotYet('Le CRM n’a pas encore effacé cette personne', this.times.nod);
    if (prospect.crmPersonId) return this.asSaidLast(prospect, prospect.crmPersonId);
    waitForIndex(prospect.crmSentSecondsAgo, this.times.crmIndex);
    const found = await this.crm.findPersonByEmail(prospect.email);
    const personId = found ?? (await this.create(prospect));
    // Found after a creation of ours whose answer was lost, it is the one that we made, of words that may be older.
    const isLostOne = found !== null && prospect.crmSentSecondsAgo !== null;
    if (isLostOne) await this.tell(prospect, personId);
    await this.prospects.saveCrmPerson(prospect.id, personId, found === null || isLostOne ? prospect : null);
    return personId;
  }

  /** What is kept changes by the request alone that told it first; a person of ours follows, the agency's own never. */
  private async asSaidLast(prospect: Prospect, personId: string): Promise<string> {
    const { id, name, phone, crmName, crmPhone } = prospect;
    if (crmName === null || (crmName === name && crmPhone === phone)) return personId;
    await this.tell(prospect, personId);
    await this.prospects.saveCrmPerson(id, personId, prospect);
    return personId;
  }

  private tell({ name, email, phone }: Prospect, personId: string): Promise<void> {
    return this.crm.updatePerson(personId, { name, email, ...(phone ? { phone } : {}) });
  }

  private async create({ id, name, email, phone }: Prospect): Promise<string> {
    if (!(await this.prospects.markCrmSent(id, this.times.crmIndex)))
      throw new NotYet('Une autre création de cette personne est en cours', this.times.nod);
    try {
      return await this.crm.createPerson({ name, email, ...(phone ? { phone } : {}) });
    } catch (error) {
      if (!isAmbiguous(error)) await this.prospects.clearCrmSent(id);
      throw error;
    }
  }
}

/** Rejects with NotYet while a record that may exist could not be found yet. */
export function waitForIndex(sentSecondsAgo: number | null, indexSeconds: number): void {
  if (sentSecondsAgo === null || sentSecondsAgo >= indexSeconds) return;
  throw new NotYet(
    'Une création sans réponse est peut-être passée : attente de la recherche du CRM',
    indexSeconds - sentSecondsAgo,
  );
}

export const isAmbiguous = (error: unknown): boolean =>
  error instanceof TransientFailure && error.detail.ambiguous === true;
