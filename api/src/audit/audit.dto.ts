import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_FEATURES, type AuditFeature } from '@pignon/domain/audit/audit-view';
import { rule } from '@pignon/domain/shared/rules';
import { IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { Choice, Quantity, Text } from '../http/input/fields';

const NOT_A_DAY = 'Cette date n’existe pas';

export class AuditQuery {
  @Choice(Object.keys(AUDIT_FEATURES), 'Ce domaine est inconnu', { optional: true })
  feature?: AuditFeature;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID('all', { message: 'Ce compte est inconnu' })
  by?: string;

  @Text({ most: rule(100, 'La référence ne peut pas dépasser 100 caractères') })
  target?: string;

  @ApiProperty({ required: false })
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: NOT_A_DAY })
  @IsISO8601({ strict: true }, { message: NOT_A_DAY })
  until?: string;

  @Quantity('La ligne', { min: 1, max: Number.MAX_SAFE_INTEGER, whole: true })
  before?: number | null;
}
