import { appointmentRules } from '@pignon/domain/appointments/appointment-rules';
import { MEETING_WAYS, type MeetingWay } from '@pignon/domain/appointments/meeting-way';
import { limits } from '@pignon/domain/shared/rules';
import { Choice, Email, Quantity, Text } from '../../http/input/fields';
import { MOST_SERIAL } from '../../http/input/serial-ids';
import { Version } from '../../http/input/version';
import { Moment } from '../moment';

const BETWEEN = 'De quand à quand : deux dates avec leur heure';

export class AppointmentsQuery {
  @Moment(BETWEEN, { required: true })
  from!: string;

  @Moment(BETWEEN, { required: true })
  until!: string;

  @Quantity('Le conseiller', { min: 1, max: MOST_SERIAL, whole: true })
  agent?: number | null;
}

/** One that staff book themselves, whenever the adviser is free. */
export class BookByHandDto {
  @Quantity('Le conseiller', { min: 1, max: MOST_SERIAL, whole: true })
  agentId?: number | null;

  @Moment(appointmentRules.slot, { required: true })
  startsAt!: string;

  @Choice(MEETING_WAYS, appointmentRules.way)
  way!: MeetingWay;

  @Text({ required: appointmentRules.name, most: limits.name })
  name!: string;

  @Email(appointmentRules.email)
  email!: string;

  @Text({ most: limits.phone })
  phone?: string;

  @Text({ most: limits.message, lines: 'several' })
  message?: string;

  @Quantity('Le bien', { min: 1, max: MOST_SERIAL, whole: true })
  propertyId?: number | null;
}

export class MoveByHandDto extends Version {
  @Moment(appointmentRules.slot, { required: true })
  startsAt!: string;
}
