import { Module } from '@nestjs/common';
import { Appointments } from '@pignon/domain/appointments/appointments';
import { AppointmentRecords } from '@pignon/infra/appointments/appointment-records';
import { CalendarFeeds } from '@pignon/infra/appointments/calendar-feeds';
import { MeetingAdvisers } from '@pignon/infra/appointments/meeting-advisers';
import { MikroOrmAppointments } from '@pignon/infra/appointments/mikro-orm-appointments';
import { Settings } from '@pignon/domain/settings/app-settings';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { provide } from '@pignon/infra/wiring/provide';
import { ReceptionModule } from '../mailbox/reception.module';
import { AppointmentsController } from './appointments.controller';
import { BookAppointmentHandler } from './booking/book-appointment.handler';
import { BookingIntake } from './booking/booking-intake';
import { BookingLimits } from './booking/booking-limits';
import { BookingTurns } from './booking/booking-turns';
import { CancelAppointmentHandler } from './booking/cancel-appointment.handler';
import { FreeTime } from './booking/free-time';
import { MeetingOffers } from './booking/meeting-offers';
import { MoveAppointmentHandler } from './booking/move-appointment.handler';
import { FeedsController } from './feeds.controller';
import { OwnAppointmentController } from './own-appointment.controller';
import { StaffAppointmentsController } from './staff/staff-appointments.controller';
import { StaffFeedsController } from './staff/staff-feeds.controller';

@Module({
  imports: [ReceptionModule],
  controllers: [
    AppointmentsController,
    FeedsController,
    OwnAppointmentController,
    StaffAppointmentsController,
    StaffFeedsController,
  ],
  providers: [
    BookAppointmentHandler,
    BookingIntake,
    BookingLimits,
    BookingTurns,
    CancelAppointmentHandler,
    MoveAppointmentHandler,
    FreeTime,
    MeetingOffers,
    { provide: Appointments, useClass: MikroOrmAppointments },
    provide(Settings, createSettings),
    provide(AppointmentRecords, ({ pool }) => new AppointmentRecords(pool)),
    provide(CalendarFeeds, ({ pool }) => new CalendarFeeds(pool)),
    provide(MeetingAdvisers, ({ pool }) => new MeetingAdvisers(pool)),
  ],
})
export class AppointmentsModule {}
