import { ApiProperty } from '@nestjs/swagger';
import { contactRules } from '@pignon/domain/contact/contact-rules';
import type { LeadSource } from '@pignon/domain/contact/lead-captured';
import { limits, rule } from '@pignon/domain/shared/rules';
import { asciiAddress } from '@pignon/infra/mail/ascii-address';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { Agreed, ConsentDto } from '../http/input/consent.dto';
import { Choice, Email, Honeypot, Text, Touched } from '../http/input/fields';
import { PropertyId } from './property-id';

const REQUEST_SOURCES = ['information', 'off-market'] as const satisfies readonly LeadSource[];
const longSubject = rule(limits.subject.value + 60, limits.subject.message);

class ContactDataDto {
  @Text({ required: contactRules.name, most: limits.name })
  name!: string;

  @Email(contactRules.email)
  email!: string;

  @Text({ most: limits.phone })
  phone?: string;

  @Text({ required: contactRules.subject, most: limits.subject })
  subject!: string;

  @Text({ required: contactRules.message, most: limits.message, lines: 'several' })
  message!: string;
}

/** M150: the home page's and the contact page's form. */
export class ContactDto {
  /** Ignored unless it is the agency's or an adviser's address (F48). */
  @Text({ most: limits.email, reading: asciiAddress })
  to?: string;

  /** 'Formulaire de contact: ' and the visitor's subject. */
  @Text({ most: longSubject })
  subject?: string;

  @ApiProperty({ type: ContactDataDto })
  @ValidateNested()
  @Type(() => ContactDataDto)
  @IsObject({ message: 'Le formulaire est vide' })
  data!: ContactDataDto;

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;

  @Agreed()
  consent?: ConsentDto;
}

/** M149: requests for information, on a property or in general. */
export class ContactSendDto extends ContactDataDto {
  @Text({ required: contactRules.subject, most: longSubject })
  override subject!: string;

  @PropertyId()
  propertyId?: string;

  /** Which form asked; a request about a property is one for information unless it says otherwise. */
  @Choice(REQUEST_SOURCES, 'Ce formulaire est inconnu', { optional: true })
  source?: (typeof REQUEST_SOURCES)[number];

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;

  @Agreed()
  consent?: ConsentDto;
}
