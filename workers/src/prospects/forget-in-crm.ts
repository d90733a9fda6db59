import { Injectable } from '@nestjs/common';
import { Crm } from '@pignon/domain/prospects/crm';
import type { ToldElsewhere } from '@pignon/domain/prospects/erasure';
import { Erasures } from '@pignon/infra/prospects/privacy/erasures';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { Times } from '../outbox/times';
import { waitForIndex } from './ensure-person';

/** The person and his leads, those whose answer was lost as well: they are looked for once the CRM's search can know them. */
@Injectable()
export class ForgetInCrm implements Processor<{ erasureId: string }> {
  constructor(
    private readonly crm: Crm,
    private readonly erasures: Erasures,
    private readonly times: Times,
  ) {}

  async perform({ payload: { erasureId } }: Effect<{ erasureId: string }>): Promise<Done> {
    const { email, elsewhere, secondsAgo } = await this.erasures.byId(erasureId);
    if (email === null) return {};
    if (elsewhere.crmPersonId === null || elsewhere.crmRefs.length) waitForIndex(secondsAgo, this.times.crmIndex);
    for (const lead of [...elsewhere.crmLeads, ...(await this.lostLeads(elsewhere))]) await this.crm.deleteLead(lead);
    const person = elsewhere.crmPersonId ?? (await this.crm.findPersonByEmail(email));
    if (person !== null) await this.crm.deletePerson(person);
    await this.erasures.forgetAddress(erasureId);
    return { code: '200' };
  }

  private async lostLeads({ crmRefs }: ToldElsewhere): Promise<string[]> {
    const found = [];
    for (const ref of crmRefs) found.push(await this.crm.findLeadByRef(ref));
    return found.filter((lead) => lead !== null);
  }
}
