import { Injectable } from '@nestjs/common';
import { NotYet } from '@pignon/domain/deliveries/delivery-failure';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { ImportRows } from '@pignon/infra/imports/import-rows';
import { openZip } from '@pignon/infra/imports/reading/open-import-file';
import type { PhotoTurn } from '@pignon/infra/imports/photo-turn';
import { StaffImports } from '@pignon/infra/imports/staff-imports';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { Times } from '../outbox/times';
import { ApplyLine } from './apply-line';
import { ImportSteps } from './import-steps';

const AT_ONCE = 20;

/**
 * Applies an import line by line, each by itself. After a third of the time that work may take it gives itself back and goes
 * on in its next turn, as whoever takes over from a dead process does: what is done is marked so.
 */
@Injectable()
export class ApplyImport implements Processor<{ importId: string }> {
  /** Of those that this process applies: what their photos taught. */
  private readonly learnt = new Map<string, Omit<PhotoTurn, 'until'>>();

  constructor(
    private readonly steps: ImportSteps,
    private readonly views: StaffImports,
    private readonly files: ImportFiles,
    private readonly rows: ImportRows,
    private readonly lines: ApplyLine,
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
          const done = await this.lines.apply(
            { importId, publish: view.publish, by, requestId: id },
            row,
            archive,
            turn,
          );
          if (!done || performance.now() > until) throw await this.toBeContinued(importId);
        }
      }
    } finally {
      archive?.close();
    }
    this.learnt.delete(importId);
    await this.steps.end(importId);
    return {};
  }

  private turnOf(importId: string, until: number): PhotoTurn {
    const learnt = this.learnt.get(importId) ?? { silent: new Set<string>(), refused: new Map<string, string>() };
    this.learnt.set(importId, learnt);
    return { ...learnt, until };
  }

  private async toBeContinued(importId: string): Promise<NotYet> {
    const { applied, all } = await this.rows.progress(importId);
    return new NotYet(`${applied} lignes sur ${all} sont appliquées, la suite vient`, 0);
  }
}
