import { Injectable } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { PushLead } from '../prospects/push-lead';
import { AppointmentReader, type Told } from './appointment-reader';
import { factsForAdviser, whenOf } from './appointment-words';

const LONGEST_TITLE = 250;

/** Whoever books is a lead as whoever writes is; where the hour moved since, the note says the new one. */
@Injectable()
export class PushAppointmentLead implements Processor<Told> {
  constructor(
    private readonly crm: PushLead,
    private readonly settings: Settings,
    private readonly reader: AppointmentReader,
  ) {}

  async perform(effect: Effect<Told>): Promise<Done> {
    const { agency } = await this.settings.read();
    const record = await this.reader.latest(effect.payload);
    const { name, email, phone, property, message } = record;
    const facts = factsForAdviser(record, agency).map(([label, value]) => `${label} : ${value}`);
    return await this.crm.push(
      effect,
      { name, email, ...(phone && { phone }) },
      {
        title: [`Rendez-vous : ${name}`, property?.title ?? whenOf(record)].join(', ').slice(0, LONGEST_TITLE),
        note: [message, facts.join('\n')].filter(Boolean).join('\n\n'),
      },
    );
  }
}
