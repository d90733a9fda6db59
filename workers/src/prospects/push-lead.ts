import { Injectable } from '@nestjs/common';
import { Crm, type CrmLead } from '@pignon/domain/prospects/crm';
import type { ProspectIdentity } from '@pignon/domain/prospects/prospect';
import type { Done, Effect } from '../outbox/reaction';
import { Times } from '../outbox/times';
import { EnsurePerson, isAmbiguous, waitForIndex } from './ensure-person';

/** One lead per effect, linked to its person; found again by our reference when an answer was lost. */
@Injectable()
export class PushLead {
  constructor(
    private readonly crm: Crm,
    private readonly persons: EnsurePerson,
    private readonly times: Times,
  ) {}

  async push(
    effect: Effect,
    identity: ProspectIdentity,
    lead: Pick<CrmLead, 'title' | 'note' | 'value'>,
  ): Promise<Done> {
    if (effect.externalRef) return {};
    waitForIndex(effect.sentSecondsAgo, this.times.crmIndex);
    const personId = await this.persons.of(identity);
    const lost = effect.sentSecondsAgo === null ? null : await this.crm.findLeadByRef(effect.id);
    const leadId = lost ?? (await this.create(effect, { ...lead, personId, siteRef: effect.id }));
    return { code: '201', externalRef: leadId };
  }

  private async create(effect: Effect, lead: CrmLead): Promise<string> {
    await effect.markSent();
    try {
      return await this.crm.createLead(lead);
    } catch (error) {
      if (!isAmbiguous(error)) await effect.clearSent();
      throw error;
    }
  }
}
