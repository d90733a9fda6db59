import { estimationRules } from '@pignon/domain/estimations/estimation-rules';
import {
  OCCUPATIONS,
  type EstimationContact,
  type EstimationDetails,
  type Occupation,
} from '@pignon/domain/estimations/estimation-details';
import { DEFAULT_SALE_REASON, SALE_REASONS } from '@pignon/domain/estimations/sale-reasons';
import { URGENCY_LEVELS, type UrgencyLevel } from '@pignon/domain/estimations/urgency';
import { NATURES, type Nature } from '@pignon/domain/listings/nature';
import { parseSurface } from '@pignon/domain/listings/amounts/surface';
import { limits } from '@pignon/domain/shared/rules';
import { Agreed, ConsentDto } from '../http/input/consent.dto';
import { Amount, Choice, Email, Flag, Honeypot, Quantity, Text, Touched } from '../http/input/fields';
import { e164 } from '../http/input/phone';

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

  @Agreed()
  consent?: ConsentDto;

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
      consent: this.consent,
    };
  }
}

const LARGEST_SURFACE = 1_000_000;

/** Steps 1 and 2: the whole request. */
export class SubmitEstimationDto extends StartEstimationDto {
  @Text({ required: estimationRules.address, most: limits.address })
  address!: string;

  @Choice(OCCUPATIONS, 'Indiquez si le bien est occupé ou libre', { optional: true })
  isOccupied?: Occupation;

  @Choice(NATURES, "Ce type de bien n'existe pas", { optional: true })
  propertyType?: Nature;

  @Quantity('La surface', { max: LARGEST_SURFACE, reading: (typed) => parseSurface(typed) ?? Number.NaN })
  surface?: number | null;

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
      touched: this.touched ?? this.stated(),
      address: this.address,
      isOccupied: this.isOccupied ?? 'occupied',
      propertyType: this.propertyType,
      surface: this.surface ?? undefined,
      rent: this.rent,
      charges: this.charges,
      propertyTax: this.propertyTax,
      retirementPlans: this.retirementPlans ?? DEFAULT_SALE_REASON,
    };
  }

  /** Whoever names no touched fields has no form with presets: what he sends he says (F12). */
  private stated(): string[] {
    return (['isOccupied', 'retirementPlans'] as const).filter((name) => this[name] !== undefined);
  }
}
