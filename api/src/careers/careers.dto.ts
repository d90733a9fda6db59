import { applicationRules, TRADES, type Trade } from '@pignon/domain/careers/application-rules';
import { contactRules } from '@pignon/domain/contact/contact-rules';
import { limits } from '@pignon/domain/shared/rules';
import { Choice, Email, Honeypot, Text } from '../http/input/fields';

/** The words of a candidate; the CV travels beside them. */
export class CareersDto {
  @Text({ required: contactRules.name, most: limits.name })
  name!: string;

  @Email(contactRules.email)
  email!: string;

  @Text({ most: limits.phone })
  phone?: string;

  @Choice(TRADES, applicationRules.trade.message)
  trade!: Trade;

  @Text({ most: limits.message, lines: 'several' })
  message?: string;

  @Honeypot()
  website?: string;
}
