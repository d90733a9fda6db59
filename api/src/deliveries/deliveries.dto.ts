import { ApiProperty } from '@nestjs/swagger';
import { EFFECT_KINDS, EFFECT_STATES, type EffectKind, type EffectState } from '@pignon/domain/deliveries/effect';
import type { PageSize } from '@pignon/domain/shared/page-size';
import { rule } from '@pignon/domain/shared/rules';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { Choice, Text } from '../http/input/fields';
import { Page, Rows } from '../http/input/page';

export class DeliveriesQuery {
  @Choice(EFFECT_STATES, 'Cet état est inconnu', { optional: true })
  state?: EffectState;

  @Choice(EFFECT_KINDS, 'Ce type est inconnu', { optional: true })
  kind?: EffectKind;

  @Text({ most: rule(100, 'La recherche ne peut pas dépasser 100 caractères'), asSaid: true })
  q?: string;

  @Page()
  page?: number;

  @Rows()
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
