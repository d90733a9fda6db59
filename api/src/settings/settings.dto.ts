import { ApiProperty } from '@nestjs/swagger';
import { limits, rule } from '@pignon/domain/shared/rules';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import type { LegalFact } from '@pignon/domain/settings/legal-facts';
import type { UrgencyWording } from '@pignon/domain/estimations/urgency';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Choice, EachOneLine, Email, Quantity, Text } from '../http/input/fields';
import { Link } from '../http/input/link';
import { MOST_SERIAL } from '../http/input/serial-ids';

const url = rule(500, "L'adresse web ne peut pas dépasser 500 caractères");

class SocialDto {
  @Link({ most: url })
  facebook?: string;

  @Link({ most: url })
  instagram?: string;

  @Link({ most: url })
  linkedin?: string;
}

const legalText = rule(500, 'Une mention légale ne peut pas dépasser 500 caractères');

class LegalDto implements Partial<Record<LegalFact, string>> {
  @Text({ most: legalText })
  company?: string;

  @Text({ most: legalText })
  legalForm?: string;

  @Text({ most: legalText })
  headOffice?: string;

  @Text({ most: legalText })
  siren?: string;

  @Text({ most: legalText })
  register?: string;

  @Text({ most: legalText })
  vatNumber?: string;

  @Text({ most: legalText })
  professionalCard?: string;

  @Text({ most: legalText })
  guarantor?: string;

  @Text({ most: legalText })
  insurer?: string;

  @Text({ most: legalText })
  mediator?: string;

  @Text({ most: legalText })
  feeSchedule?: string;

  @Text({ most: legalText })
  publicationDirector?: string;

  @Text({ most: legalText })
  host?: string;
}

class AgencyDto {
  @Text({ required: rule(1, "Le nom de l'agence est requis"), most: limits.name })
  name!: string;

  @Text({
    required: rule(1, 'Le préfixe de référence est requis'),
    most: rule(10, 'Le préfixe ne peut pas dépasser 10 caractères'),
  })
  referencePrefix!: string;

  @Text({ required: rule(5, "L'adresse est requise"), most: limits.address })
  address!: string;

  @Text({ required: rule(10, 'Numéro de téléphone invalide'), most: limits.phone })
  phone!: string;

  @Email(rule(3, 'Email invalide'))
  email!: string;

  @ApiProperty({ type: [String] })
  @IsArray({ message: 'Les horaires sont une liste de lignes' })
  @EachOneLine()
  @ArrayMaxSize(10, { message: "Dix lignes d'horaires au plus" })
  @IsString({ each: true, message: 'Les horaires sont une liste de lignes' })
  @MaxLength(100, { each: true, message: "Une ligne d'horaires ne peut pas dépasser 100 caractères" })
  openingHours!: string[];

  @ApiProperty({ type: SocialDto })
  @ValidateNested()
  @Type(() => SocialDto)
  @IsObject({ message: 'Les réseaux sont illisibles' })
  social!: SocialDto;

  @ApiProperty({ type: LegalDto, required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => LegalDto)
  @IsObject({ message: 'Les mentions légales sont illisibles' })
  legal?: LegalDto;
}

const STATUS_TEXT = rule(20, 'Un texte de statut ne peut pas dépasser 20 caractères');

/** F33. Absent: as the house writes it. */
export class StatusTextsDto {
  @Text({ most: STATUS_TEXT })
  sold?: string;

  @Text({ most: STATUS_TEXT })
  unavailable?: string;

  @Text({ most: STATUS_TEXT })
  rented?: string;
}

/** What is absent stays as it is. */
export class SettingsDto {
  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean({ message: 'showSoldProperties doit être vrai ou faux' })
  showSoldProperties?: boolean;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean({ message: 'replyBadge doit être vrai ou faux' })
  replyBadge?: boolean;

  @Choice(['A', 'B'], 'La formulation doit être A ou B', { optional: true })
  urgencyWording?: UrgencyWording;

  @ApiProperty({ type: StatusTextsDto, required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => StatusTextsDto)
  @IsObject({ message: 'Les textes de statut sont illisibles' })
  statusTexts?: StatusTextsDto;

  @ApiProperty({ type: AgencyDto, required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => AgencyDto)
  @IsObject({ message: "Les données de l'agence sont illisibles" })
  agency?: AgencySettings & AgencyDto;
}

/** `version`: the last change that was read of what is given. Zero: there was none. */
export class SettingsChangesDto extends SettingsDto {
  @Quantity('La version', { min: 0, max: MOST_SERIAL, whole: true })
  version?: number | null;
}
