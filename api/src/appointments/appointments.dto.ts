import { appointmentRules } from '@pignon/domain/appointments/appointment-rules';
import { MEETING_WAYS, type MeetingWay } from '@pignon/domain/appointments/meeting-way';
import { contactRules } from '@pignon/domain/contact/contact-rules';
import { limits, rule } from '@pignon/domain/shared/rules';
import { PropertyId } from '../contact/property-id';
import { Agreed, ConsentDto } from '../http/input/consent.dto';
import { Choice, Email, Honeypot, Quantity, Text, Touched } from '../http/input/fields';
import { MOST_SERIAL } from '../http/input/serial-ids';
import { Moment } from './moment';

/** M96: a visitor would like to meet the adviser. */
export class AppointmentDto {
  @Text({ required: contactRules.name, most: limits.name })
  name!: string;

  @Email(contactRules.email)
  email!: string;

  @Text({ most: limits.phone })
  phone?: string;

  @Text({ most: limits.message, lines: 'several' })
  message?: string;

  @PropertyId()
  propertyId?: string;

  /** When it would suit, in his own words. */
  @Text({ most: rule(200, 'Le créneau souhaité ne peut pas dépasser 200 caractères') })
  preferred?: string;

  /** The hour that is booked, one of those that are offered; absent: a request to be called back. */
  @Moment(appointmentRules.slot)
  slot?: string;

  /** With whom; absent: the property's adviser, or the default one. */
  @Quantity('Le conseiller', { min: 1, max: MOST_SERIAL, whole: true })
  agentId?: number | null;

  @Choice(MEETING_WAYS, appointmentRules.way, { optional: true })
  way?: MeetingWay;

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;

  @Agreed()
  consent?: ConsentDto;
}
