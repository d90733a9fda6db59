import { ApiProperty } from '@nestjs/swagger';
import { type Period, PERIODS } from '@pignon/domain/dashboard/period';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

export class DashboardQuery {
  @ApiProperty({ type: Number, enum: PERIODS, required: false })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? Number(value) : value))
  @IsOptional()
  @IsIn(PERIODS, { message: 'La période est de 7, 30 ou 90 jours' })
  days?: Period;
}
