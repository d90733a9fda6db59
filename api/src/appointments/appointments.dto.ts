import { contactRules } from '@pignon/domain/contact/contact-rules';
import { limits, rule } from '@pignon/domain/shared/rules';
import { PropertyId } from '../contact/property-id';
import { Agreed, ConsentDto } from '../http/input/consent.dto';
import { Email, Honeypot, Text, Touched } from '../http/input/fields';

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

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;

  @Agreed()
  consent?: ConsentDto;
}
