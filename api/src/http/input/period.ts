import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PERIODS } from '@pignon/domain/dashboard/period';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

/** So many days up to today. */
export const PeriodDays = () =>
  applyDecorators(
    ApiProperty({ type: Number, enum: PERIODS, required: false }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? Number(value) : value)),
    IsOptional(),
    IsIn(PERIODS, { message: 'La période est de 7, 30 ou 90 jours' }),
  );
