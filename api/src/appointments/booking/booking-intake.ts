import { Injectable } from '@nestjs/common';
import { AppointmentChangedMeanwhile } from '@pignon/domain/appointments/appointment-refusals';
import { AppointmentRecords } from '@pignon/infra/appointments/appointment-records';
import { Intake } from '../../http/intake/intake';
import type { Request } from '../../http/request';
import type { BookAppointment } from './book-appointment.command';
import { BookingLimits } from './booking-limits';

const FORM = 'appointments.book';

/** Takes bookings in, each once: whoever is answered with an appointment has it, at the hour that they chose. */
@Injectable()
export class BookingIntake {
  constructor(
    private readonly intake: Intake,
    private readonly limits: BookingLimits,
    private readonly records: AppointmentRecords,
  ) {}

  /**
   * Repeated after it was cancelled or moved, it is a booking of its own, once as well. Rejects with AppointmentChangedMeanwhile where
   * the key of the call says that it is the one of before.
   */
  async accept(request: Request, body: object, command: BookAppointment): Promise<{ readonly id: string }> {
    for (let form = FORM; ; ) {
      const answer = await this.intake.accept(request, form, body, command, this.limits.of(request));
      if (await this.records.standsAt(answer.id, command.startsAt)) return answer;
      if (request.headers['idempotency-key']) throw new AppointmentChangedMeanwhile();
      form = `${FORM}:${answer.id}`;
    }
  }
}
