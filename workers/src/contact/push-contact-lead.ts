import { Injectable } from '@nestjs/common';
import { chatEstimationFacts, personFacts } from '@pignon/domain/contact/lead-facts';
import { type AgencySettings, Settings } from '@pignon/domain/settings/app-settings';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { PushLead } from '../prospects/push-lead';
import { type Lead, LeadReader } from './lead-reader';
import { LEAD_NAMES, propertyFacts, sourceOf } from './lead-words';

const LONGEST_TITLE = 250;

/** The CRM's lead, with the property that it is about: in its title, its note and its value. */
@Injectable()
export class PushContactLead implements Processor<{ messageId: string }> {
  constructor(
    private readonly crm: PushLead,
    private readonly settings: Settings,
    private readonly leads: LeadReader,
  ) {}

  async perform(effect: Effect<{ messageId: string }>): Promise<Done> {
    const { agency } = await this.settings.read();
    const lead = await this.leads.byId(effect.payload.messageId);
    const { name, email, phone, phoneE164 } = lead.details;
    return await this.crm.push(
      effect,
      { name, email, phone: phoneE164 ?? phone },
      {
        title: titleOf(lead, agency).slice(0, LONGEST_TITLE),
        note: noteOf(lead, agency),
        ...(lead.property?.amount ? { value: lead.property.amount } : {}),
      },
    );
  }
}

function titleOf({ details, property }: Lead, agency: AgencySettings): string {
  const { name, subject, estimation } = details;
  const about = property
    ? `${property.title} (${referenceOf(agency, property.id)})`
    : estimation
      ? [estimation.propertyType, estimation.propertyCity].filter(Boolean).join(' ')
      : subject;
  return [`${LEAD_NAMES[sourceOf(details)]} : ${name}`, about].filter(Boolean).join(', ');
}

/** Who wrote stands in it each time: the person of the CRM may have been known by another name or number before. */
function noteOf({ details, property, url }: Lead, agency: AgencySettings): string {
  const { message, estimation } = details;
  const facts = [
    ...personFacts(details),
    ...(property ? propertyFacts(property, agency) : []),
    ...(url ? [['Fiche', url] as const] : []),
    ...(estimation ? chatEstimationFacts(estimation) : []),
  ];
  return [message, facts.map(([label, value]) => `${label} : ${value}`).join('\n')].filter(Boolean).join('\n\n');
}
