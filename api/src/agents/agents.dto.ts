import { ApiExtraModels, ApiProperty, getSchemaPath, IntersectionType, PartialType } from '@nestjs/swagger';
import { agentRules } from '@pignon/domain/agents/agent-rules';
import {
  type Absence,
  areAbsences,
  isWeekHours,
  type Span,
  type WeekHours,
  workingRules,
} from '@pignon/domain/agents/working-hours';
import { regionOfDepartment } from '@pignon/domain/geography/regions/regions';
import { limits } from '@pignon/domain/shared/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { EachOneLine, Email, Quantity, Text, YesNo } from '../http/input/fields';
import { FocusDto } from '../http/input/focus.dto';
import { ImageAddress } from '../http/input/image-address';
import { Link } from '../http/input/link';
import { MOST_SERIAL, SerialIds } from '../http/input/serial-ids';
import { Version } from '../http/input/version';

const SECTORS = 'Les secteurs sont des numéros de départements de métropole (75, 2A)';
const SPECIALITIES = 'Les spécialités sont une liste de textes';
const ORDER = "L'ordre est une liste de numéros de conseillers";

const KnownDepartments = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'knownDepartments',
    validator: {
      validate: (value) =>
        Array.isArray(value) && value.every((code) => typeof code === 'string' && regionOfDepartment(code) !== null),
      defaultMessage: () => message,
    },
  });

/** Minutes from midnight. */
class SpanDto implements Span {
  @ApiProperty()
  from!: number;

  @ApiProperty()
  to!: number;
}

/** Days, both included. */
class AbsenceDto implements Absence {
  @ApiProperty({ format: 'date' })
  from!: string;

  @ApiProperty({ format: 'date' })
  to!: string;
}

const Of = (isOne: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name: 'of', validator: { validate: isOne, defaultMessage: () => message } });

/** M143: an adviser as staff send him. Null takes a photo or a site back. */
@ApiExtraModels(SpanDto)
export class AgentDto {
  @Text({ required: agentRules.name, most: limits.name })
  name!: string;

  @Email(agentRules.email)
  email!: string;

  @Text({ required: agentRules.phone, most: limits.phone })
  phone!: string;

  @ImageAddress()
  photoUrl?: string | null;

  /** What of the photo stays in sight; null takes it back. */
  @ApiProperty({ type: FocusDto, required: false, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => FocusDto)
  photoFocus?: FocusDto | null;

  @Link({ most: agentRules.website.most, empty: null, only: agentRules.website.form })
  website?: string | null;

  /** E05: shown under the name. */
  @Text({ most: agentRules.title, empty: null })
  title?: string | null;

  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @EachOneLine()
  @IsArray({ message: SECTORS })
  @KnownDepartments(SECTORS)
  @ArrayUnique({ message: SECTORS })
  @ArrayMaxSize(agentRules.sectors.value, { message: agentRules.sectors.message })
  sectors?: string[];

  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @EachOneLine()
  @IsArray({ message: SPECIALITIES })
  @IsString({ each: true, message: SPECIALITIES })
  @MinLength(1, { each: true, message: SPECIALITIES })
  @ArrayMaxSize(agentRules.specialities.value, { message: agentRules.specialities.message })
  @MaxLength(agentRules.speciality.value, { each: true, message: agentRules.speciality.message })
  specialities?: string[];

  @YesNo('« Actif »')
  active?: boolean;

  /** Seven days, Monday first: spans in minutes from midnight, as the clock of Paris shows them. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { $ref: getSchemaPath(SpanDto) } }, required: false })
  @IsOptional()
  @Of(isWeekHours, workingRules.hours.message)
  hours?: WeekHours;

  @ApiProperty({ type: [AbsenceDto], required: false })
  @IsOptional()
  @Of(areAbsences, workingRules.absences.message)
  absences?: readonly Absence[];

  /** Open requests at most; null: as many as come. */
  @Quantity('La capacité', { ...workingRules.capacity, whole: true })
  capacity?: number | null;

  @Quantity('La durée d’un rendez-vous', { ...workingRules.meetingMinutes, whole: true })
  meetingMinutes?: number;

  @Quantity('Le temps entre deux rendez-vous', { ...workingRules.bufferMinutes, whole: true })
  bufferMinutes?: number;

  @Quantity('Le délai avant un rendez-vous', { ...workingRules.noticeHours, whole: true })
  noticeHours?: number;

  @YesNo('« Visites en présentiel »')
  inPerson?: boolean;

  @YesNo('« Visioconférence »')
  byVideo?: boolean;

  /** An agenda kept outside; null takes it back (M96). */
  @Link({ most: agentRules.calendar.most, empty: null, only: agentRules.calendar.form })
  calendarUrl?: string | null;
}

/** What is absent stays as it is. */
export class AgentChangesDto extends IntersectionType(PartialType(AgentDto), Version) {}

export class AgentOrderDto {
  @SerialIds(ORDER)
  ids!: number[];
}

export class AgentRemovalQuery {
  /** Who takes over the properties. */
  @Quantity('Le successeur', { min: 1, max: MOST_SERIAL, whole: true })
  successor?: number | null;
}
