import { IntersectionType, PartialType } from '@nestjs/swagger';
import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { TRANSACTION_TYPES, type TransactionType } from '@pignon/domain/listings/property-fields';
import { soldRules } from '@pignon/domain/sold/sold-rules';
import { rule } from '@pignon/domain/shared/rules';
import { IsBoolean, IsISO8601, Matches } from 'class-validator';
import { Choice, NotNegative, Quantity, Text, TextOrNumber, YesNo } from '../http/input/fields';
import { ImageAddress } from '../http/input/image-address';
import { MOST_SERIAL, SerialIds } from '../http/input/serial-ids';
import { Version } from '../http/input/version';

const IDS = 'Donnez une liste de numéros';
const NOT_A_DATE = 'La date de vente est une date (2026-09-18)';
const date = rule(10, NOT_A_DATE);

/** M140: what was sold, as staff send it. */
export class SoldPropertyDto {
  @Text({ required: propertyRules.title, most: propertyRules.titleMost })
  title!: string;

  @Text({ required: propertyRules.city, most: propertyRules.cityMost })
  city!: string;

  @Text({ most: propertyRules.short, empty: null })
  type?: string | null;

  @TextOrNumber({ most: propertyRules.short })
  surface?: string | null;

  @ImageAddress()
  imageUrl?: string | null;

  @IsISO8601({ strict: true }, { message: NOT_A_DATE })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: NOT_A_DATE })
  @Text({ most: date, empty: null })
  soldAt?: string | null;

  /** The staff's: shown only where they say so. */
  @NotNegative()
  @TextOrNumber({ most: propertyRules.short })
  price?: string | null;

  @YesNo('« Prix public »')
  pricePublic?: boolean;

  @Choice(TRANSACTION_TYPES, 'La transaction est sale ou rental', { optional: true })
  transactionType?: TransactionType;

  @Quantity('Le rendement', { max: 100 })
  yield?: number | null;

  @Text({ most: soldRules.testimonial, lines: 'several', empty: null })
  testimonial?: string | null;

  /** In writing: without it nobody reads their words. */
  @YesNo('« Accord écrit »')
  testimonialConsent?: boolean;

  @Quantity('Le conseiller', { min: 1, max: MOST_SERIAL, whole: true })
  agentId?: number | null;

  @Quantity("Le bien d'origine", { min: 1, max: MOST_SERIAL, whole: true })
  propertyId?: number | null;

  @YesNo('« Affiché »')
  shown?: boolean;
}

/** What is absent stays as it is. */
export class SoldPropertyChangesDto extends IntersectionType(PartialType(SoldPropertyDto), Version) {}

export class SoldOrderDto {
  @SerialIds(IDS)
  ids!: number[];
}

export class SoldShownDto extends SoldOrderDto {
  @IsBoolean({ message: '« Affiché » doit être vrai ou faux' })
  shown!: boolean;
}
