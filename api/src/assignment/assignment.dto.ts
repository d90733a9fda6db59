import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { OCCUPATIONS } from '@pignon/domain/estimations/estimation-details';
import { URGENCY_LEVELS } from '@pignon/domain/estimations/urgency';
import { TARGET_LABELS, type Fallback, type Limits, type Target } from '@pignon/domain/assignment/assignment-rule';
import { CONDITION_FIELDS, type ConditionField } from '@pignon/domain/assignment/conditions/condition';
import type { Join } from '@pignon/domain/assignment/conditions/groups';
import type { DecidingFacts } from '@pignon/domain/mailbox/requests/deciding-facts';
import { ruleLimits } from '@pignon/domain/assignment/rule-limits';
import { REGION_CODES } from '@pignon/domain/geography/place';
import { NATURES } from '@pignon/domain/listings/nature';
import { THREAD_SOURCES, type ThreadSource } from '@pignon/domain/mailbox/thread-source';
import { limits } from '@pignon/domain/shared/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Choice, EachOneLine, Email, Quantity, Text, YesNo } from '../http/input/fields';
import { MOST_SERIAL, SerialIds } from '../http/input/serial-ids';
import { Version } from '../http/input/version';

const VALUES = 'Les valeurs sont une liste de textes';
const ADVISER = 'Choisissez un conseiller';
const JOINS = ['and', 'or'] as const;

class TestDto {
  @Choice(CONDITION_FIELDS, 'Condition inconnue')
  field!: ConditionField;

  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @EachOneLine()
  @IsArray({ message: VALUES })
  @IsString({ each: true, message: VALUES })
  @ArrayMaxSize(ruleLimits.values.value, { message: ruleLimits.values.message })
  @MaxLength(ruleLimits.value.value, { each: true, message: ruleLimits.value.message })
  oneOf?: string[];

  @Quantity('Le minimum')
  from?: number | null;

  @Quantity('Le maximum')
  to?: number | null;
}

class GroupDto {
  @Choice(JOINS, 'Choisissez ET ou OU')
  join!: Join;

  @ApiProperty({ type: [TestDto] })
  @IsArray({ message: 'Les conditions sont une liste' })
  @ArrayMaxSize(ruleLimits.tests.value, { message: ruleLimits.tests.message })
  @ValidateNested({ each: true })
  @Type(() => TestDto)
  tests!: TestDto[];
}

class ConditionsDto {
  @Choice(JOINS, 'Choisissez ET ou OU')
  join!: Join;

  @ApiProperty({ type: [GroupDto] })
  @IsArray({ message: 'Les groupes sont une liste' })
  @ArrayMaxSize(ruleLimits.groups.value, { message: ruleLimits.groups.message })
  @ValidateNested({ each: true })
  @Type(() => GroupDto)
  groups!: GroupDto[];
}

class ShareDto {
  @ApiProperty()
  @Min(1, { message: ADVISER })
  @Max(MOST_SERIAL, { message: ADVISER })
  @IsInt({ message: ADVISER })
  agentId!: number;

  @ApiProperty({ minimum: 1, maximum: ruleLimits.weight.value })
  @Min(1, { message: ruleLimits.weight.message })
  @Max(ruleLimits.weight.value, { message: ruleLimits.weight.message })
  @IsInt({ message: ruleLimits.weight.message })
  weight!: number;
}

/** What the kind does not need is left out. */
export class TargetDto {
  @Choice(Object.keys(TARGET_LABELS), 'Choisissez une attribution')
  kind!: Target['kind'];

  @Quantity('Le conseiller', { min: 1, max: MOST_SERIAL, whole: true })
  agentId?: number | null;

  @IsOptional()
  @SerialIds('Les conseillers sont une liste de numéros')
  @ArrayMaxSize(ruleLimits.advisers.value, { message: ruleLimits.advisers.message })
  agentIds?: number[];

  @ApiProperty({ type: [ShareDto], required: false })
  @IsOptional()
  @IsArray({ message: 'Les poids sont une liste' })
  @ArrayMaxSize(ruleLimits.advisers.value, { message: ruleLimits.advisers.message })
  @ValidateNested({ each: true })
  @Type(() => ShareDto)
  shares?: ShareDto[];
}

class LimitsDto implements Limits {
  @ApiProperty()
  @IsBoolean({ message: '« Capacité » doit être vrai ou faux' })
  capacity!: boolean;

  @ApiProperty()
  @IsBoolean({ message: '« Absences » doit être vrai ou faux' })
  absences!: boolean;

  @ApiProperty()
  @IsBoolean({ message: '« Horaires » doit être vrai ou faux' })
  hours!: boolean;
}

export class FallbackDto {
  @Choice(['default', 'common'], 'Choisissez un repli')
  kind!: Fallback['kind'];

  @Quantity('L’alarme (minutes)', { min: 1, max: ruleLimits.alarm.value, whole: true })
  alarmMinutes?: number | null;
}

export class RuleDto {
  @Text({ required: ruleLimits.name, most: limits.name })
  name!: string;

  @YesNo('« Active »')
  active?: boolean;

  @ApiProperty({ type: ConditionsDto })
  @ValidateNested()
  @Type(() => ConditionsDto)
  conditions!: ConditionsDto;

  @ApiProperty({ type: TargetDto })
  @ValidateNested()
  @Type(() => TargetDto)
  target!: TargetDto;

  @ApiProperty({ type: LimitsDto })
  @ValidateNested()
  @Type(() => LimitsDto)
  limits!: LimitsDto;

  @ApiProperty({ type: FallbackDto })
  @ValidateNested()
  @Type(() => FallbackDto)
  fallback!: FallbackDto;

  @YesNo('« Arrêt »')
  stops?: boolean;
}

/** What is absent stays as it is. */
export class RuleChangesDto extends IntersectionType(PartialType(RuleDto), Version) {}

export class RuleOrderDto {
  @SerialIds("L'ordre est une liste de numéros de règles")
  ids!: number[];
}

/** One that was made up; every field may be missing, as in life. */
class MadeUpRequestDto implements Partial<DecidingFacts> {
  @Choice(THREAD_SOURCES, 'Choisissez une source')
  source!: ThreadSource;

  @Email(null)
  email?: string;

  @Quantity('Le bien', { min: 1, max: MOST_SERIAL, whole: true })
  propertyId?: number | null;

  @Choice(['sale', 'rental'], 'Transaction inconnue', { optional: true })
  transaction?: 'sale' | 'rental';

  @Choice(NATURES, 'Type de bien inconnu', { optional: true })
  nature?: (typeof NATURES)[number];

  @Text({ most: limits.name })
  city?: string;

  @Text({ most: limits.name })
  department?: string;

  @Choice(REGION_CODES, 'Région inconnue', { optional: true })
  region?: (typeof REGION_CODES)[number];

  @Quantity('Le budget')
  budget?: number | null;

  @Quantity('La surface')
  surface?: number | null;

  @Choice(OCCUPATIONS, 'Occupation inconnue', { optional: true })
  occupation?: (typeof OCCUPATIONS)[number];

  @Choice(['owner', 'tenant'], 'Profil inconnu', { optional: true })
  role?: 'owner' | 'tenant';

  @Choice(URGENCY_LEVELS, 'Température inconnue', { optional: true })
  temperature?: (typeof URGENCY_LEVELS)[number];

  /** Absent: now. */
  @ApiProperty({ required: false, format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Cette date n’existe pas' })
  at?: string;
}

/** Either a request that came in, by its conversation, or one that was made up. */
export class SimulationDto {
  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Cette demande n’existe pas' })
  threadId?: string;

  @ApiProperty({ type: MadeUpRequestDto, required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => MadeUpRequestDto)
  request?: MadeUpRequestDto;
}
