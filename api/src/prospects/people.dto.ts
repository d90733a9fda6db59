import { ApiProperty } from '@nestjs/swagger';
import { URGENCY_LEVELS, type UrgencyLevel } from '@pignon/domain/estimations/urgency';
import { PROFILES, type Profile, STAGES, type Stage } from '@pignon/domain/prospects/staff-person';
import { THREAD_SOURCES } from '@pignon/domain/mailbox/thread-source';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@pignon/domain/shared/page-size';
import { rule } from '@pignon/domain/shared/rules';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Choice, Email, Quantity, Text } from '../http/input/fields';
import { MOST_SERIAL } from '../http/input/serial-ids';

const UNKNOWN_STAGE = 'Cette étape est inconnue';

export class PeopleFiltersQuery {
  @Text({ most: rule(200, 'Cette recherche est trop longue'), asSaid: true })
  q?: string;

  @Choice(STAGES, UNKNOWN_STAGE, { optional: true })
  stage?: Stage;

  @Choice(THREAD_SOURCES, 'Cette source est inconnue', { optional: true })
  source?: string;

  @Choice(PROFILES, 'Ce profil est inconnu', { optional: true })
  profile?: Profile;

  @Choice(URGENCY_LEVELS, 'Cette température est inconnue', { optional: true })
  temperature?: UrgencyLevel;

  @Quantity('Le conseiller', { min: 1, max: MOST_SERIAL, whole: true })
  adviser?: number;

  @Choice(['yes', 'no'], 'Le consentement est yes ou no', { optional: true })
  consent?: 'yes' | 'no';

  @Choice(['yes', 'no'], 'La désinscription est yes ou no', { optional: true })
  unsubscribed?: 'yes' | 'no';
}

export class PeopleQuery extends PeopleFiltersQuery {
  @ApiProperty({ required: false, default: 1 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt({ message: 'La page est un nombre' })
  @Min(1, { message: 'La première page est la page 1' })
  @Max(100_000, { message: 'Cette page est trop loin' })
  page?: number;

  @ApiProperty({ required: false, enum: PAGE_SIZES, default: DEFAULT_PAGE_SIZE })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsIn(PAGE_SIZES, { message: `Une page a ${PAGE_SIZES.join(', ')} lignes` })
  size?: PageSize;
}

export class MoveDto {
  @Choice(STAGES, UNKNOWN_STAGE)
  stage!: Stage;

  @Text({ most: rule(500, 'Le motif ne peut pas dépasser 500 caractères') })
  lostReason?: string;

  @ApiProperty({ type: Number })
  @IsInt({ message: 'La version manque' })
  version!: number;
}

export class ExportDto {
  @Email(rule(1, 'Email invalide'))
  email!: string;

  @Choice(['json', 'pdf'], 'Ce format est inconnu')
  format!: 'json' | 'pdf';
}

export class EraseDto {
  /** Typed once more by whoever erases. */
  @Email(rule(1, 'Email invalide'))
  email!: string;
}
