import { Injectable } from '@nestjs/common';
import { ImportNotReady } from '@pignon/domain/imports/import-refusals';
import type { FoundInFile } from '@pignon/domain/imports/property-import';
import { PropertyImports } from '@pignon/domain/imports/property-imports';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { ImportFiles } from '@pignon/infra/imports/import-files';

/** How far an import is, each step in a transaction of its own; with its last one its file goes. */
@Injectable()
export class ImportSteps {
  constructor(
    private readonly imports: PropertyImports,
    private readonly files: ImportFiles,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async found(importId: string, found: FoundInFile): Promise<void> {
    await this.work.run(null, async () => {
      (await this.imports.byId(importId)).found(found);
      return {};
    });
  }

  async unreadable(importId: string, why: string): Promise<void> {
    await this.work.run(null, async () => {
      (await this.imports.byId(importId)).unreadable(why, this.clock.now());
      return {};
    });
    await this.files.remove(importId);
  }

  async end(importId: string): Promise<void> {
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
