import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { REGION_CODES, type RegionCode } from '@pignon/domain/geography/place';
import { placeSlugOf } from '@pignon/domain/geography/place-slug';
import { NATURES, type Nature } from '@pignon/domain/listings/nature';
import { type Occupancy, TRANSACTION_TYPES, type TransactionType } from '@pignon/domain/listings/property-fields';
import type { Criteria } from '@pignon/domain/prospects/criteria/criteria';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsString, Matches, MaxLength, Min } from 'class-validator';
import { Choice, EachOneLine, Euros, Quantity } from '../http/input/fields';

const MOST_PLACES = 30;
const PLACES = `Donnez ${MOST_PLACES} villes au plus, chacune par son nom`;

const Choices = (values: readonly string[], message: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], enum: values }),
    IsArray({ message }),
    ArrayUnique({ message }),
    IsIn(values, { each: true, message }),
  );

/** Of what staff wrote down; 0 where nothing was. */
export class CriteriaVersion {
  @ApiProperty({ type: Number })
  @IsInt({ message: 'La version manque' })
  @Min(0, { message: 'La version manque' })
  version!: number;
}

export class CriteriaDto extends CriteriaVersion {
  @Choices(TRANSACTION_TYPES, 'La transaction est sale ou rental')
  transactions!: TransactionType[];

  @Choices(NATURES, 'Ce type de bien est inconnu')
  natures!: Nature[];

  /** Names or slugs. */
  @ApiProperty({ type: [String] })
  @EachOneLine()
  @IsArray({ message: PLACES })
  @ArrayMaxSize(MOST_PLACES, { message: PLACES })
  @IsString({ each: true, message: PLACES })
  @Matches(/[a-zà-ÿœ]/i, { each: true, message: PLACES })
  @MaxLength(60, { each: true, message: PLACES })
  cities!: string[];

  @Choices(REGION_CODES, 'Cette région est inconnue')
  regions!: RegionCode[];

  @Euros('Le prix minimum')
  minPrice?: number | null;

  @Euros('Le prix maximum')
  maxPrice?: number | null;

  @Quantity('La surface minimum')
  minSurface?: number | null;

  @Quantity('La surface maximum')
  maxSurface?: number | null;

  @Quantity('Le rendement minimum', { max: 100 })
  minYield?: number | null;

  @Choice(['occupied', 'vacant'], 'L’occupation est occupied ou vacant', { optional: true, empty: null })
  occupancy?: Occupancy | null;
}

/** Reversed bounds are swapped (C13); what is empty asks for nothing. */
const bounds = <Low extends keyof Criteria, High extends keyof Criteria>(
  [low, min]: readonly [Low, number | null | undefined],
  [high, max]: readonly [High, number | null | undefined],
): Criteria => {
  const [from, to] = min != null && max != null && min > max ? [max, min] : [min, max];
  return { ...(from != null && { [low]: from }), ...(to != null && { [high]: to }) };
};

export const readCriteria = (said: CriteriaDto): Criteria => ({
  ...(said.transactions.length > 0 && { transactions: said.transactions }),
  ...(said.natures.length > 0 && { natures: said.natures }),
  ...(said.cities.length > 0 && { cities: [...new Set(said.cities.map(placeSlugOf))] }),
  ...(said.regions.length > 0 && { regions: said.regions }),
  ...bounds(['minPrice', said.minPrice], ['maxPrice', said.maxPrice]),
  ...bounds(['minSurface', said.minSurface], ['maxSurface', said.maxSurface]),
  ...(said.minYield != null && { minYield: said.minYield }),
  ...(said.occupancy && { occupancy: said.occupancy }),
});
