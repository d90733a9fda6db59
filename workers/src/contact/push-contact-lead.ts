import { Injectable } from '@nestjs/common';
import { ContactRecords } from '@pignon/infra/contact/contact-records';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { PushLead } from '../prospects/push-lead';

@Injectable()
export class PushContactLead implements Processor<{ messageId: string }> {
  constructor(
    private readonly leads: PushLead,
    private readonly messages: ContactRecords,
  ) {}

  async perform(effect: Effect<{ messageId: string }>): Promise<Done> {
    const { name, email, phone, phoneE164, subject, message } = await this.messages.byId(effect.payload.messageId);
    const lead = { title: `Contact : ${name}, ${subject}`.slice(0, 250), note: message };
    return await this.leads.push(effect, { name, email, phone: phoneE164 ?? phone }, lead);
  }
}
