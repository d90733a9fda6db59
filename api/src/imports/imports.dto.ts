import { ApiProperty } from '@nestjs/swagger';
import { CSV_COLUMNS, type CsvColumn } from '@pignon/domain/imports/csv/matched-columns';
import { importLimits } from '@pignon/domain/imports/import-limits';
import { ROW_OUTCOMES, type RowOutcome } from '@pignon/domain/imports/rows/compare-row';
import { PAGE_SIZES, type PageSize } from '@pignon/domain/shared/page-size';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Choice, YesNo } from '../http/input/fields';

export class ImportRowsQuery {
  @Choice(ROW_OUTCOMES, 'Ce résultat est inconnu', { optional: true })
  outcome?: RowOutcome;

  @ApiProperty({ required: false, default: 1 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt({ message: 'La page est un nombre' })
  @Min(1, { message: 'La première page est la page 1' })
  @Max(100_000, { message: 'Cette page est trop loin' })
  page?: number;

  @ApiProperty({ required: false, enum: PAGE_SIZES, default: 25 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsIn(PAGE_SIZES, { message: 'Une page compte 25, 50 ou 100 lignes' })
  pageSize?: PageSize;
}

/** What each column of a CSV holds; null: nothing that is to be read. */
export class ImportColumnsDto {
  @ApiProperty({ type: [String], nullable: true })
  @IsIn([...CSV_COLUMNS, null], { each: true, message: 'Cette colonne est inconnue' })
  @ArrayMaxSize(importLimits.mostColumns, { message: `${importLimits.mostColumns} colonnes au plus` })
  @IsArray({ message: 'Les colonnes sont une liste' })
  columns!: (CsvColumn | null)[];
}

export class ApplyImportDto {
  @YesNo('publish')
  publish?: boolean | null;
}
