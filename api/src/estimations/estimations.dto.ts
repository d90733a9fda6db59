import { estimationRules } from '@pignon/domain/estimations/estimation-rules';
import {
  OCCUPATIONS,
  type EstimationContact,
  type EstimationDetails,
  type Occupation,
} from '@pignon/domain/estimations/estimation-details';
import { DEFAULT_SALE_REASON, SALE_REASONS } from '@pignon/domain/estimations/sale-reasons';
import { URGENCY_LEVELS, type UrgencyLevel } from '@pignon/domain/estimations/urgency';
import { limits } from '@pignon/domain/shared/rules';
import { Amount, Choice, Email, Flag, Honeypot, Text, Touched } from '../http/fields';
import { e164 } from '../http/phone';

/** Step 1, under the specification's names (M44). */
export class StartEstimationDto {
  @Text({ required: estimationRules.firstName, most: limits.name })
  firstName!: string;

  @Text({ required: estimationRules.lastName, most: limits.name })
  lastName!: string;

  @Text({ required: estimationRules.phone, most: limits.phone })
  phone!: string;

  @Email(estimationRules.email)
  email!: string;

  @Flag('Indiquez si vous êtes propriétaire ou locataire')
  isOwner?: boolean;

  @Choice(URGENCY_LEVELS, "Ce délai n'existe pas", { optional: true })
  urgencyLevel?: UrgencyLevel;

  @Touched()
  touched?: string[];

  @Honeypot()
  website?: string;

  contact(): EstimationContact {
    return {
      firstName: this.firstName,
      lastName: this.lastName,
      phone: this.phone,
      phoneE164: e164(this.phone),
      email: this.email,
      isOwner: this.isOwner ?? true,
      urgencyLevel: this.urgencyLevel,
      touched: this.touched ?? [],
    };
  }
}

/** Steps 1 and 2: the whole request. */
export class SubmitEstimationDto extends StartEstimationDto {
  @Text({ required: estimationRules.address, most: limits.address })
  address!: string;

  @Choice(OCCUPATIONS, 'Indiquez si le bien est occupé ou libre', { optional: true })
  isOccupied?: Occupation;

  @Amount()
  rent?: string;

  @Amount()
  charges?: string;

  @Amount()
  propertyTax?: string;

  @Choice(SALE_REASONS, "Ce motif n'existe pas", { optional: true })
  retirementPlans?: string;

  details(): EstimationDetails {
    return {
      ...this.contact(),
      address: this.address,
      isOccupied: this.isOccupied ?? 'occupied',
      rent: this.rent,
      charges: this.charges,
      propertyTax: this.propertyTax,
      retirementPlans: this.retirementPlans ?? DEFAULT_SALE_REASON,
    };
  }
}
