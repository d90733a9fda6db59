import { Injectable } from '@nestjs/common';
import { NotYet } from '@pignon/domain/deliveries/delivery-failure';
import { Crm } from '@pignon/domain/prospects/crm';
import type { ToldElsewhere } from '@pignon/domain/prospects/erasure';
import { PgProspects } from '@pignon/infra/prospects/pg-prospects';
import { Erasures } from '@pignon/infra/prospects/privacy/erasures';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { Times } from '../outbox/times';
import { waitForIndex } from './ensure-person';

/** A service that is behind may do what it was asked long after it was given up: a quarter of an hour. */
const LOOKS = 10;

/** The person and his leads, those whose answer was lost as well: they are looked for once the CRM's search can know them. */
@Injectable()
export class ForgetInCrm implements Processor<{ erasureId: string }> {
  constructor(
    private readonly crm: Crm,
    private readonly erasures: Erasures,
    private readonly prospects: PgProspects,
    private readonly times: Times,
  ) {}

  async perform({ payload: { erasureId } }: Effect<{ erasureId: string }>): Promise<Done> {
    const { email, elsewhere, secondsAgo } = await this.erasures.byId(erasureId);
    if (email === null) return {};
    if (elsewhere.crmPersonId === null || elsewhere.crmRefs.length) waitForIndex(secondsAgo, this.times.crmIndex);
    // Nobody works on this address in the CRM meanwhile, as while it was erased here.
    const whole = await this.prospects.alone(email, () => this.forget(email, elsewhere));
    if (!whole && secondsAgo < this.times.crmIndex * LOOKS)
      throw new NotYet('Une création sans réponse est peut-être encore en chemin', this.times.crmIndex);
    await this.erasures.forgetAddress(erasureId);
    return { code: '200' };
  }

  /** False where something whose answer was lost did not come to light yet. */
  private async forget(
    email: string,
    { crmPersonId, crmPersonLost, crmLeads, crmRefs }: ToldElsewhere,
  ): Promise<boolean> {
    const lost = [];
    for (const ref of crmRefs) lost.push(await this.crm.findLeadByRef(ref));
    for (const lead of [...crmLeads, ...lost]) if (lead !== null) await this.crm.deleteLead(lead);
    const person = crmPersonId ?? (await this.crm.findPersonByEmail(email));
    if (person !== null) {
      await this.crm.deletePerson(person);
      await this.prospects.forgetCrmPerson(person);
    }
    return !lost.includes(null) && !(crmPersonLost && person === null);
  }
}
