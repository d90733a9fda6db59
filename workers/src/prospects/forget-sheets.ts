import { Injectable } from '@nestjs/common';
import { Erasures } from '@pignon/infra/prospects/privacy/erasures';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** Sheets that were drawn for him bear his address. */
@Injectable()
export class ForgetSheets implements Processor<{ erasureId: string }> {
  constructor(
    private readonly sheets: SheetStore,
    private readonly erasures: Erasures,
  ) {}

  async perform({ payload }: Effect<{ erasureId: string }>): Promise<Done> {
    const { elsewhere } = await this.erasures.byId(payload.erasureId);
    const readers = new Set(elsewhere.readers ?? []);
    if (readers.size === 0) return {};
    for (const file of await this.sheets.kept())
      if (file.reader && readers.has(file.reader)) await this.sheets.forget(file);
    return {};
  }
}
