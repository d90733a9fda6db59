import { PartialType } from '@nestjs/swagger';
import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { rule } from '@pignon/domain/shared/rules';
import { IsISO8601, Matches } from 'class-validator';
import { NotNegative, Text, TextOrNumber } from '../http/input/fields';
import { ImageAddress } from '../http/input/image-address';

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

  /** The staff's: never shown. */
  @NotNegative()
  @TextOrNumber({ most: propertyRules.short })
  price?: string | null;
}

/** What is absent stays as it is. */
export class SoldPropertyChangesDto extends PartialType(SoldPropertyDto) {}
