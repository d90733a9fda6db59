import { Injectable } from '@nestjs/common';
import { csvRow } from '@pignon/domain/imports/csv/csv-rows';
import { matchedColumns } from '@pignon/domain/imports/csv/matched-columns';
import { importLimits } from '@pignon/domain/imports/import-limits';
import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import type { FoundInFile } from '@pignon/domain/imports/property-import';
import { readPoliris } from '@pignon/domain/imports/poliris/read-poliris';
import type { RawRow } from '@pignon/domain/imports/rows/raw-row';
import { readRow } from '@pignon/domain/imports/rows/read-row';
import { cut } from '@pignon/domain/shared/text/cut';
import { knownCommunes } from '@pignon/infra/geography/known-communes';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { ImportPreview } from '@pignon/infra/imports/import-preview';
import { ImportRows } from '@pignon/infra/imports/import-rows';
import { type OpenedFile, openImportFile } from '@pignon/infra/imports/reading/open-import-file';
import { StaffImports } from '@pignon/infra/imports/staff-imports';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { ImportSteps } from './import-steps';

const AT_ONCE = 250;
const EXAMPLE_SIGNS = 60;

/** Reads a file and says of each line what it would do; begun again after a crash, it begins anew. */
@Injectable()
export class ReadImport implements Processor<{ importId: string }> {
  constructor(
    private readonly steps: ImportSteps,
    private readonly views: StaffImports,
    private readonly files: ImportFiles,
    private readonly rows: ImportRows,
    private readonly preview: ImportPreview,
  ) {}

  async perform({ payload: { importId } }: Effect<{ importId: string }>): Promise<Done> {
    const view = await this.views.byId(importId);
    if (view?.state !== 'received') return {};
    try {
      const file = await openImportFile(this.files.path(importId));
      try {
        await this.read(importId, file, view.columns.length > 0 ? view.columns : null);
      } finally {
        file.archive?.close();
      }
    } catch (error) {
      if (!(error instanceof FileUnreadable)) throw error;
      await this.steps.unreadable(importId, error.message);
    }
    return {};
  }

  private async read(importId: string, file: OpenedFile, chosen: FoundInFile['columns'] | null): Promise<void> {
    const columns = file.format === 'csv' ? (chosen ?? matchedColumns(file.head)) : [];
    const raw = rawRows(file, columns);
    if (raw.length === 0) throw new FileUnreadable('Ce fichier ne contient aucun bien.');
    if (raw.length > importLimits.mostRows)
      throw new FileUnreadable(`Ce fichier compte ${raw.length} lignes\u00a0: ${importLimits.mostRows} au plus.`);
    const read = raw.map(readRow);
    await this.rows.forget(importId);
    const previewed = await this.preview.begin(read, file.archive);
    for (let at = 0; at < read.length; at += AT_ONCE)
      await this.rows.add(importId, await previewed(read.slice(at, at + AT_ONCE)));
    const examples = file.format === 'csv' ? examplesOf(file) : [];
    const head = file.format === 'csv' ? file.head : [];
    await this.steps.found(importId, { format: file.format, head, examples, columns, total: raw.length });
  }
}

const rawRows = (file: OpenedFile, columns: FoundInFile['columns']): readonly RawRow[] =>
  file.format === 'poliris'
    ? readPoliris(file.text, knownCommunes)
    : file.records.map((record) => csvRow(record, columns));

/** Of each column the first value that says something. */
const examplesOf = ({ head, records }: OpenedFile & { readonly format: 'csv' }): readonly string[] =>
  head.map((_, column) => cut(records.find(({ cells }) => cells[column]?.trim())?.cells[column] ?? '', EXAMPLE_SIGNS));
