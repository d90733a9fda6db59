import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Choice } from '../http/input/fields';
import { pieces } from '../listings/desk/choices';
import { PropertyDeskQuery } from '../listings/desk/property-desk.dto';

export const EXPORT_FORMATS = ['poliris', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const MOST = 500;
const A_PROPERTY = 'Un bien est nommé par son numéro';

const numbers = (given: { value: unknown }): unknown => {
  const all = pieces(given);
  return Array.isArray(all) ? all.map(Number) : all;
};

/** What the list of staff is asked, and its format; with `ids` those alone. */
export class ExportQuery extends PropertyDeskQuery {
  @Choice(EXPORT_FORMATS, 'Le format est poliris ou csv')
  format!: ExportFormat;

  @ApiProperty({ type: [Number], required: false })
  @Transform(numbers)
  @Max(2 ** 31 - 1, { each: true, message: A_PROPERTY })
  @Min(1, { each: true, message: A_PROPERTY })
  @IsInt({ each: true, message: A_PROPERTY })
  @ArrayMaxSize(MOST, { message: `${MOST} biens au plus` })
  @IsOptional()
  ids?: number[];
}
