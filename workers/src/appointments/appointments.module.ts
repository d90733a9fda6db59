import { Module } from '@nestjs/common';
import { AppointmentRecords } from '@pignon/infra/appointments/appointment-records';
import { provide } from '@pignon/infra/wiring/provide';
import { MailModule } from '../mail/mail.module';
import { processorsOf } from '../outbox/reaction';
import { ProspectsModule } from '../prospects/prospects.module';
import { SettingsModule } from '../settings/settings.module';
import { AppointmentMail } from './appointment-mail';
import { AppointmentReader } from './appointment-reader';
import { appointmentsReactions } from './appointments.reactions';

@Module({
  imports: [MailModule, ProspectsModule, SettingsModule],
  providers: [
    provide(AppointmentRecords, ({ pool }) => new AppointmentRecords(pool)),
    AppointmentReader,
    AppointmentMail,
    ...processorsOf(appointmentsReactions),
  ],
})
export class AppointmentsModule {
  static readonly reactions = appointmentsReactions;
}
