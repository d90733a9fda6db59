import { ApiProperty } from '@nestjs/swagger';
import { soughtIn } from '@pignon/domain/chat/sought';
import type { ChatEstimation } from '@pignon/domain/contact/chat-estimation';
import { contactRules } from '@pignon/domain/contact/contact-rules';
import { namesMissingDay } from '@pignon/domain/listings/display/lease-dates';
import type { Criteria } from '@pignon/domain/prospects/criteria/criteria';
import { limits, rule } from '@pignon/domain/shared/rules';
import { Transform, Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Email, Honeypot, InCalendar, Text, Touched, YesNo } from '../http/input/fields';

const short = rule(120, 'Cette réponse ne peut pas dépasser 120 caractères');

/** Answers of a dialogue: what was understood as a number or a yes may come as such. */
const Answer = (): PropertyDecorator => (target, name) => {
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : (value ?? undefined)))(
    target,
    name,
  );
  Text({ most: short })(target, name);
};

/** M153: who writes in the chat. */
export class ChatPersonDto {
  @Text({ required: contactRules.name, most: limits.name })
  fullName!: string;

  @Email(contactRules.email)
  email!: string;

  @Text({ most: limits.phone })
  phone?: string;

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;
}

class ChatEstimationDto implements ChatEstimation {
  /** The person is the one of `personId`; these are what the dialogue began with. */
  @Text({ most: limits.name })
  fullName?: string;

  @Text({ most: limits.email })
  email?: string;

  @Text({ most: limits.phone })
  phone?: string;

  @Answer()
  propertyType?: string;

  @Text({ most: limits.address })
  propertyAddress?: string;

  @Answer()
  propertyCity?: string;

  @Answer()
  propertyZipCode?: string;

  @Answer()
  propertySurface?: string;

  /** Yes, or what people and programs say for it. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? /^(oui|yes|true|occup)/i.test(value) : value,
  )
  @YesNo("L'occupation")
  isOccupied?: boolean;

  @Answer()
  annualRent?: string;

  /** F52: any text, but no day that its month does not have. */
  @Answer()
  @InCalendar((text) => !namesMissingDay(text))
  leaseEndDate?: string;
}

/** M153: what he told of his property. */
export class ChatLeadDto {
  @Text({ required: rule(1, 'Cette personne est inconnue'), most: rule(60, 'Cette personne est inconnue') })
  personId!: string;

  @ApiProperty({ type: ChatEstimationDto })
  @ValidateNested()
  @Type(() => ChatEstimationDto)
  @IsObject({ message: "Les réponses de l'estimation manquent" })
  estimationData!: ChatEstimationDto;

  /** It stands in the place of one that the same person sent before. */
  @YesNo('La rectification')
  corrects?: boolean;

  /** What they looked for in the same conversation, as the last answer gave it. */
  @ApiProperty({ type: Object, required: false })
  @IsOptional()
  @IsObject({ message: 'Ces critères sont illisibles' })
  criteria?: object;

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;

  /** Nobody's lead is refused for criteria that are none. */
  sought(): Criteria | undefined {
    return soughtIn(this.criteria);
  }

  /** Without the person, who is known by his number. */
  estimation(): ChatEstimation {
    const { fullName: _, email: __, phone: ___, ...estimation } = this.estimationData;
    return estimation;
  }
}
