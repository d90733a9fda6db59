import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  type Mandate,
  MANDATES,
  PROPERTY_STATUSES,
  type PropertyStatus,
  TRANSACTION_TYPES,
  type TransactionType,
} from '@pignon/domain/listings/property-fields';
import {
  ENERGY_CLASSES,
  type EnergyClass,
  FEE_PAYERS,
  type FeePayer,
  RENT_INDEXES,
  type RentIndex,
} from '@pignon/domain/listings/said-choices';
import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { slugOf } from '@pignon/domain/shared/text/slug';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Link } from '../http/input/link';
import { Version } from '../http/input/version';
import { NOT_A_PHOTO, PHOTO_URL, PhotoDto } from './photo.dto';
import {
  Choice,
  EachOneLine,
  InCalendar,
  NotNegative,
  Euros,
  Quantity,
  Text,
  TextOrNumber,
  YesNo,
} from '../http/input/fields';

const { short, line } = propertyRules;

/** Spec 3 and M120, M121: the property as staff send it. Absent leaves as it is, null takes back. */
export class PropertyDto {
  @Text({ required: propertyRules.title, most: propertyRules.titleMost })
  title!: string;

  @Text({ required: propertyRules.city, most: propertyRules.cityMost })
  city!: string;

  @Text({ required: propertyRules.type, most: short })
  type!: string;

  @Text({ most: propertyRules.description, lines: 'several', empty: null })
  description?: string | null;

  @Text({ most: propertyRules.address, empty: null })
  address?: string | null;

  @Text({ most: short, empty: null })
  postcode?: string | null;

  @NotNegative()
  @TextOrNumber({ most: short })
  price?: string | null;

  @TextOrNumber({ most: short })
  surface?: string | null;

  @Quantity('La surface totale')
  surfaceTotale?: number | null;

  @Quantity('La surface du rez-de-chaussée')
  surfaceRdc?: number | null;

  @Quantity('La surface des étages')
  surfaceEtagesSuperieurs?: number | null;

  @Quantity('La surface du sous-sol')
  surfaceSousSol?: number | null;

  @YesNo('caveAccessible')
  caveAccessible?: boolean | null;

  @Choice(TRANSACTION_TYPES, 'La transaction doit être sale ou rental', { optional: true })
  transactionType?: TransactionType;

  @Text({ most: short, empty: null })
  occupancyStatus?: string | null;

  @Choice(PROPERTY_STATUSES, `Le statut doit être ${PROPERTY_STATUSES.join(', ')}`, { optional: true })
  status?: PropertyStatus;

  @Choice(MANDATES, `Le mandat doit être ${MANDATES.join(', ')}`, { optional: true, empty: null })
  mandat?: Mandate | null;

  /** F46: « autorisation écrite du propriétaire jointe ». Without it a property without a mandate is the house's alone. */
  @YesNo('ownerAuthorisation')
  ownerAuthorisation?: boolean | null;

  @YesNo('hideFullAddress')
  hideFullAddress?: boolean;

  @Quantity('La latitude', { min: -90, max: 90 })
  latitude?: number | null;

  @Quantity('La longitude', { min: -180, max: 180 })
  longitude?: number | null;

  @ApiProperty({ type: String, required: false, nullable: true })
  @IsOptional()
  @MaxLength(propertyRules.url.value, { message: propertyRules.url.message })
  @Matches(new RegExp(`^\\s*$|${PHOTO_URL.source}`), { message: NOT_A_PHOTO })
  @IsString({ message: NOT_A_PHOTO })
  imageUrl?: string | null;

  /** Blank addresses are dropped. */
  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @IsArray({ message: 'Les photos sont une liste' })
  @ArrayMaxSize(propertyRules.photos.value, { message: propertyRules.photos.message })
  @MaxLength(propertyRules.url.value, { each: true, message: propertyRules.url.message })
  @Matches(new RegExp(`^\\s*$|${PHOTO_URL.source}`), { each: true, message: NOT_A_PHOTO })
  @IsString({ each: true, message: NOT_A_PHOTO })
  imageUrls?: string[];

  @ApiProperty({ type: String, required: false, nullable: true })
  @IsOptional()
  @MaxLength(propertyRules.url.value, { message: propertyRules.url.message })
  @Matches(new RegExp(`^\\s*$|${PHOTO_URL.source}`), { message: NOT_A_PHOTO })
  @IsString({ message: NOT_A_PHOTO })
  featuredImageUrl?: string | null;

  /** With what is said of each, the cover first. Where it is said, the three above are not heard. */
  @ApiProperty({ type: [PhotoDto], required: false })
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => PhotoDto)
  @ArrayMaxSize(propertyRules.photos.value, { message: propertyRules.photos.message })
  @IsArray({ message: 'Les photos sont une liste' })
  photos?: PhotoDto[];

  /** Blank addresses are dropped. */
  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @IsArray({ message: 'Les plans sont une liste' })
  @ArrayMaxSize(propertyRules.plans.value, { message: propertyRules.plans.message })
  @MaxLength(propertyRules.url.value, { each: true, message: propertyRules.url.message })
  @Matches(new RegExp(`^$|${propertyRules.plan.value.source}`), { each: true, message: propertyRules.plan.message })
  @EachOneLine()
  @IsString({ each: true, message: propertyRules.plan.message })
  planUrls?: string[];

  @Link({ most: propertyRules.url, empty: null, only: propertyRules.secureLink })
  videoUrl?: string | null;

  @Link({ most: propertyRules.url, empty: null, only: propertyRules.secureLink })
  visitUrl?: string | null;

  @Euros('Le loyer annuel')
  annualRent?: number | null;

  @Quantity('Le rendement', { max: 1000 })
  yield?: number | null;

  @Euros('Le loyer net bailleur')
  loyerNetBailleurFacture?: number | null;

  @Euros('Les charges annuelles')
  chargesAnnuelles?: number | null;

  @Euros('La taxe foncière')
  montantTaxeFonciere?: number | null;

  @YesNo('imputationTaxeFonciere')
  imputationTaxeFonciere?: boolean | null;

  @YesNo('assujetiTva')
  assujetiTva?: boolean | null;

  @Text({ most: line, empty: null })
  tenantActivity?: string | null;

  @InCalendar()
  @Text({ most: short, empty: null })
  leaseEndDate?: string | null;

  @Text({ most: line, empty: null })
  pedestrianTraffic?: string | null;

  @Quantity('Le conseiller', { min: 1, max: 2 ** 31 - 1, whole: true })
  agentId?: number | null;

  /** As read answers give it: name or email decide, agentId wins. */
  @ApiProperty({ type: Object, required: false, nullable: true })
  @IsOptional()
  @IsObject({ message: 'Le conseiller est illisible' })
  agent?: { name?: unknown; email?: unknown } | null;

  @Choice(ENERGY_CLASSES, `Le DPE doit être ${ENERGY_CLASSES.join(', ')}`, { optional: true, empty: null })
  dpe?: EnergyClass | null;

  @Choice(ENERGY_CLASSES, `Le GES doit être ${ENERGY_CLASSES.join(', ')}`, { optional: true, empty: null })
  ges?: EnergyClass | null;

  @Euros('Le montant des honoraires')
  feesAmount?: number | null;

  @Quantity('Le taux des honoraires', { max: 100 })
  feesRate?: number | null;

  @Choice(FEE_PAYERS, `Les honoraires sont à la charge de : ${FEE_PAYERS.join(', ')}`, { optional: true, empty: null })
  feesPayer?: FeePayer | null;

  @Euros('Le prix hors honoraires')
  priceWithoutFees?: number | null;

  @Text({ most: short, empty: null })
  mandateNumber?: string | null;

  @InCalendar()
  @Text({ most: short, empty: null })
  mandateDate?: string | null;

  @InCalendar()
  @Text({ most: short, empty: null })
  mandateEndDate?: string | null;

  @InCalendar()
  @Text({ most: short, empty: null })
  leaseStartDate?: string | null;

  @Text({ most: short, empty: null })
  leaseLength?: string | null;

  @Choice(RENT_INDEXES, `L'indice doit être ${RENT_INDEXES.join(', ')}`, { optional: true, empty: null })
  rentIndex?: RentIndex | null;

  @Quantity('Le dépôt de garantie', { max: 120 })
  depositMonths?: number | null;

  @Euros('Le pas-de-porte')
  entryFee?: number | null;

  @Euros('Le droit au bail')
  leaseRight?: number | null;

  @YesNo('priceOnRequest')
  priceOnRequest?: boolean;

  @InCalendar()
  @Text({ most: short, empty: null })
  dpeDate?: string | null;

  @InCalendar()
  @Text({ most: short, empty: null })
  gesDate?: string | null;

  @Text({ most: line, empty: null })
  tenantSign?: string | null;

  @Text({ most: line, empty: null })
  leasePurpose?: string | null;

  @InCalendar()
  @Text({ most: short, empty: null })
  rentRevisedAt?: string | null;

  @Quantity('Le nombre de lots', { max: 1_000_000, whole: true })
  coOwnershipLots?: number | null;

  @Euros('Les charges de copropriété')
  coOwnershipCharges?: number | null;

  /** As it will stand in the address, whatever was typed: 'Boutique d’angle' is 'boutique-dangle'. */
  @Matches(/[a-z]/, { message: 'L’adresse de la page compte au moins une lettre' })
  @Text({ most: propertyRules.slug, reading: slugOf, empty: null })
  slug?: string | null;

  @Text({ most: propertyRules.seoTitle, empty: null })
  seoTitle?: string | null;

  @Text({ most: propertyRules.seoDescription, empty: null })
  seoDescription?: string | null;

  @ApiProperty({ type: String, required: false, nullable: true })
  @IsOptional()
  @MaxLength(propertyRules.url.value, { message: propertyRules.url.message })
  @Matches(new RegExp(`^\\s*$|${PHOTO_URL.source}`), { message: NOT_A_PHOTO })
  @IsString({ message: NOT_A_PHOTO })
  shareImageUrl?: string | null;
}

/**
 * POST: published unless it says otherwise. `publish: true` asks for all checks of D09, and what fails one stays a draft;
 * without the word F46 alone is asked, as of the specification's callers (0032).
 */
export class NewPropertyDto extends PropertyDto {
  @YesNo('publish')
  publish?: boolean | null;
}

/** PUT: what is absent stays as it is. */
export class PropertyChangesDto extends IntersectionType(PartialType(PropertyDto), Version) {}
