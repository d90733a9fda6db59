import { Injectable } from '@nestjs/common';
import { DomainError } from '@pignon/domain/shared/domain-error';
import { isDatabaseAway } from '@pignon/infra/database/away/database-away';
import { DownloadStopped } from '@pignon/infra/http/public-download';
import { ImportPhotos } from '@pignon/infra/imports/import-photos';
import { ImportRows, type WaitingRow } from '@pignon/infra/imports/import-rows';
import { type PhotoTurn, TurnOver } from '@pignon/infra/imports/photo-turn';
import type { ZipArchive } from '@pignon/infra/imports/reading/zip-archive';
import { faultOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import { isSystemFault } from '@pignon/infra/log/system-fault';
import { ReaderStopped } from '@pignon/infra/media/photos/photo-reader';
import { type Applied, ApplyRow } from './apply-row';

const isStop = (error: unknown): boolean => error instanceof ReaderStopped || error instanceof DownloadStopped;

/** A line with its photos; one that nobody foresaw does not hold up the others. */
@Injectable()
export class ApplyLine {
  constructor(
    private readonly rows: ImportRows,
    private readonly photos: ImportPhotos,
    private readonly applying: ApplyRow,
  ) {}

  /** False where its photos took the whole turn: it goes on with it in the next one. */
  async apply(import_: Applied, row: WaitingRow, archive: ZipArchive | null, turn: PhotoTurn): Promise<boolean> {
    try {
      const taken = await this.photos.take(row.photos, archive, turn);
      const { result, notes } = await this.applying.apply(import_, row, taken);
      await this.rows.end(import_.importId, row.line, result, notes);
    } catch (error) {
      if (error instanceof TurnOver) return false;
      // The house's own: the line is tried again, as it stands.
      if (isDatabaseAway(error) || isSystemFault(error) || isStop(error)) throw error;
      // One line that nobody foresaw does not hold up the others.
      log('error', 'import row', { import: import_.importId, line: row.line, error: faultOf(error) });
      const why =
        error instanceof DomainError ? error.message : 'Une erreur est survenue\u00a0: cette ligne n’est pas appliquée';
      await this.rows.end(import_.importId, row.line, 'failed', [...row.notes, why]);
    }
    return true;
  }
}
