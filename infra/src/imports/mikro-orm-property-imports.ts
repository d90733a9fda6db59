import { LockMode } from '@mikro-orm/postgresql';
import { ImportNotFound } from '@pignon/domain/imports/import-refusals';
import { PropertyImport } from '@pignon/domain/imports/property-import';
import type { PropertyImports } from '@pignon/domain/imports/property-imports';
import { currentWork } from '../database/work-in-progress';

export class MikroOrmPropertyImports implements PropertyImports {
  add(received: PropertyImport): void {
    currentWork().added.push(received);
  }

  async byId(id: string): Promise<PropertyImport> {
    const em = await currentWork().loading();
    const found = await em.findOne<PropertyImport>(
      PropertyImport as never,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!found) throw new ImportNotFound();
    return found;
  }
}
