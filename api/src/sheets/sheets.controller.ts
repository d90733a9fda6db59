import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { sheetFileName } from '@pignon/domain/sheets/property-sheet';
import { log } from '@pignon/infra/log/log';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import type { Reply, Request } from '../http/request';
import { knownProperty } from './known-property';
import { RequestSheet } from './request-sheet.command';
import { SheetDownloads } from './sheet-downloads';
import { type ShownSheet, ShownSheets } from './shown-sheets';

/** A property's PDF sheet (F64). Usually it lies ready; else it is asked for, and is there a moment later. */
@ApiTags('sheets')
@Public()
@Controller('api/properties')
export class SheetsController {
  constructor(
    private readonly sheets: ShownSheets,
    private readonly store: SheetStore,
    private readonly intake: Intake,
    private readonly downloads: SheetDownloads,
  ) {}

  @Post(':id/sheet')
  @HttpCode(202)
  async ask(@Param('id') id: string, @Req() request: Request): Promise<{ success: true; ready: boolean }> {
    const propertyId = knownProperty(id);
    const shown = await this.sheets.of(request, propertyId);
    if (await this.store.of(shown.reading).has(propertyId, shown.hash, 'pdf')) return { success: true, ready: true };
    await this.draw(request, propertyId, shown);
    return { success: true, ready: false };
  }

  @Get(':id/sheet.pdf')
  @ApiProduces('application/pdf')
  async file(@Param('id') id: string, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    const propertyId = knownProperty(id);
    const { hash, reading, sheet } = await this.sheets.of(request, propertyId);
    // Asked again each time: what it says, and who may read it, is decided at each reading.
    void reply.header('cache-control', reading ? 'private, no-store' : 'public, no-cache');
    const etag = `"${hash}"`;
    if (!reading && request.headers['if-none-match'] === etag) {
      await reply.header('etag', etag).status(304).send();
      this.count(request, propertyId);
      return;
    }
    const pdf = await this.store.of(reading).read(propertyId, hash, 'pdf');
    if (!pdf) {
      void reply.header('cache-control', 'private, no-store').header('retry-after', '1').status(202);
      // Followed as a link, by a browser without our scripts: it waits in their place.
      if (request.headers.accept?.includes('text/html')) {
        await this.draw(request, propertyId, { hash, reading });
        await reply.header('refresh', '2').type('text/html; charset=utf-8').send(WAITING);
      } else await reply.send({ success: true, ready: false });
      return;
    }
    if (!reading) void reply.header('etag', etag);
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${sheetFileName(sheet.reference)}"`)
      .header('x-robots-tag', 'noindex')
      .send(pdf);
    this.count(request, propertyId);
  }

  /** After the answer, which no count is worth: what is in its browser already was downloaded again. */
  private count(request: Request, propertyId: number): void {
    this.downloads
      .count(request, propertyId)
      .catch((error: unknown) => log('warn', 'a downloaded sheet was not counted', { error }));
  }

  /** Named by what it will say: whoever asks again, and everybody else, waits for the same drawing. */
  private async draw(
    request: Request,
    propertyId: number,
    { hash, reading }: Pick<ShownSheet, 'hash' | 'reading'>,
  ): Promise<void> {
    await this.intake.accept(request, `sheets:${propertyId}`, { hash }, new RequestSheet(propertyId, reading));
  }
}

const WAITING = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Fiche PDF en préparation</title>
<p>La fiche PDF se prépare. Elle arrive d’elle-même dans quelques secondes.</p></html>`;
