import { ApiProperty } from '@nestjs/swagger';
import { CSV_COLUMNS, type CsvColumn } from '@pignon/domain/imports/csv/matched-columns';
import { importLimits } from '@pignon/domain/imports/import-limits';
import { ROW_OUTCOMES, type RowOutcome } from '@pignon/domain/imports/rows/compare-row';
import type { PageSize } from '@pignon/domain/shared/page-size';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { Choice, YesNo } from '../http/input/fields';
import { Page, Rows } from '../http/input/page';

export class ImportRowsQuery {
  @Choice(ROW_OUTCOMES, 'Ce résultat est inconnu', { optional: true })
  outcome?: RowOutcome;

  @Page()
  page?: number;

  @Rows()
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
