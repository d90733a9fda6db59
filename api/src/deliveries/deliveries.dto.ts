import { ApiProperty } from '@nestjs/swagger';
import { EFFECT_KINDS, EFFECT_STATES, type EffectKind, type EffectState } from '@pignon/domain/deliveries/effect';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@pignon/domain/shared/page-size';
import { rule } from '@pignon/domain/shared/rules';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Choice, Text } from '../http/input/fields';

export class DeliveriesQuery {
  @Choice(EFFECT_STATES, 'Cet état est inconnu', { optional: true })
  state?: EffectState;

  @Choice(EFFECT_KINDS, 'Ce type est inconnu', { optional: true })
  kind?: EffectKind;

  @Text({ most: rule(100, 'La recherche ne peut pas dépasser 100 caractères'), asSaid: true })
  q?: string;

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

export class ReplayDto {
  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @IsArray({ message: 'La liste des livraisons est illisible' })
  @ArrayMaxSize(1000, { message: 'Mille livraisons au plus à la fois' })
  @IsUUID('all', { each: true, message: 'Une livraison de la liste est inconnue' })
  ids?: string[];

  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean({ message: '« all » doit être vrai ou faux' })
  all?: boolean;

  @Choice(EFFECT_KINDS, 'Ce type est inconnu', { optional: true })
  kind?: EffectKind;

  @Choice(['dead'], 'Seuls les échecs se rejouent tous ensemble', { optional: true })
  state?: 'dead';
}
