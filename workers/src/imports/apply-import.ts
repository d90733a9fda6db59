import { Injectable } from '@nestjs/common';
import { NotYet } from '@pignon/domain/deliveries/delivery-failure';
import { ImportNotReady } from '@pignon/domain/imports/import-refusals';
import { PropertyImports } from '@pignon/domain/imports/property-imports';
import { DomainError } from '@pignon/domain/shared/domain-error';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { isDatabaseAway } from '@pignon/infra/database/away/database-away';
import { DownloadStopped } from '@pignon/infra/http/public-download';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { ImportPhotos } from '@pignon/infra/imports/import-photos';
import { ImportRows, type WaitingRow } from '@pignon/infra/imports/import-rows';
import { openZip } from '@pignon/infra/imports/reading/open-import-file';
import { type PhotoTurn, TurnOver } from '@pignon/infra/imports/photo-turn';
import { StaffImports } from '@pignon/infra/imports/staff-imports';
import type { ZipArchive } from '@pignon/infra/imports/reading/zip-archive';
import { faultOf } from '@pignon/infra/log/fault-of';
import { isSystemFault } from '@pignon/infra/log/system-fault';
import { log } from '@pignon/infra/log/log';
import { ReaderStopped } from '@pignon/infra/media/photos/photo-reader';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { Times } from '../outbox/times';
import { type Applied, ApplyRow } from './apply-row';

const AT_ONCE = 20;

const isStop = (error: unknown): boolean => error instanceof ReaderStopped || error instanceof DownloadStopped;

/**
 * Applies an import line by line, each by itself. After a third of the time that work may take it gives itself back and goes
 * on in its next turn, as whoever takes over from a dead process does: what is done is marked so.
 */
@Injectable()
export class ApplyImport implements Processor<{ importId: string }> {
  /** Of those that this process applies: what their photos taught. */
  private readonly learnt = new Map<string, Omit<PhotoTurn, 'until'>>();

  constructor(
    private readonly imports: PropertyImports,
    private readonly views: StaffImports,
    private readonly files: ImportFiles,
    private readonly rows: ImportRows,
    private readonly photos: ImportPhotos,
    private readonly applying: ApplyRow,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly times: Times,
  ) {}

  async perform({ id, payload: { importId } }: Effect<{ importId: string }>): Promise<Done> {
    const until = performance.now() + (this.times.performTimeout * 1000) / 3;
    const turn = this.turnOf(importId, until);
    const archive = await openZip(this.files.path(importId));
    try {
      for (;;) {
        const view = await this.views.byId(importId);
        if (view?.state !== 'applying') {
          this.learnt.delete(importId);
          return {};
        }
        const rows = await this.rows.waiting(importId, AT_ONCE);
        if (rows.length === 0) break;
        const by = await this.views.approvedBy(importId);
        for (const row of rows) {
          const done = await this.applyOne({ importId, publish: view.publish, by, requestId: id }, row, archive, turn);
          if (!done || performance.now() > until) throw await this.toBeContinued(importId);
        }
      }
    } finally {
      archive?.close();
    }
    this.learnt.delete(importId);
    await this.end(importId);
    return {};
  }

  private turnOf(importId: string, until: number): PhotoTurn {
    const learnt = this.learnt.get(importId) ?? { silent: new Set<string>(), refused: new Map<string, string>() };
    this.learnt.set(importId, learnt);
    return { ...learnt, until };
  }

  /** False where its photos took the whole turn: it goes on with it in the next one. */
  private async applyOne(
    import_: Applied,
    row: WaitingRow,
    archive: ZipArchive | null,
    turn: PhotoTurn,
  ): Promise<boolean> {
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

  private async toBeContinued(importId: string): Promise<NotYet> {
    const { applied, all } = await this.rows.progress(importId);
    return new NotYet(`${applied} lignes sur ${all} sont appliquées, la suite vient`, 0);
  }

  private async end(importId: string): Promise<void> {
    try {
      await this.work.run(null, async () => {
        (await this.imports.byId(importId)).end(this.clock.now());
        return {};
      });
    } catch (error) {
      // Cancelled at its last line.
      if (!(error instanceof ImportNotReady)) throw error;
    }
    await this.files.remove(importId);
  }
}
