import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { sheetFileName } from '@pignon/domain/sheets/property-sheet';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { Public } from '../http/audience';
import { Intake } from '../http/intake';
import type { Reply, Request } from '../http/request';
import { knownProperty } from './known-property';
import { RequestSheet } from './request-sheet.command';
import { ShownSheets } from './shown-sheets';

/** A property's PDF sheet (F64). Usually it lies ready; else it is asked for, and is there a moment later. */
@ApiTags('sheets')
@Public()
@Controller('api/properties')
export class SheetsController {
  constructor(
    private readonly sheets: ShownSheets,
    private readonly store: SheetStore,
    private readonly intake: Intake,
  ) {}

  @Post(':id/sheet')
  @HttpCode(202)
  async ask(@Param('id') id: string, @Req() request: Request): Promise<{ success: true; ready: boolean }> {
    const propertyId = knownProperty(id);
    const { hash, reading } = await this.sheets.of(request, propertyId);
    if (await this.store.has(propertyId, hash, 'pdf')) return { success: true, ready: true };
    // Named by what it will say: whoever presses again, and everybody else, waits for the same drawing.
    await this.intake.accept(request, `sheets:${propertyId}`, { hash }, new RequestSheet(propertyId, reading));
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
      return;
    }
    const pdf = await this.store.read(propertyId, hash, 'pdf');
    if (!pdf) {
      await reply
        .header('cache-control', 'private, no-store')
        .header('retry-after', '1')
        .status(202)
        .send({ success: true, ready: false });
      return;
    }
    if (!reading) void reply.header('etag', etag);
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${sheetFileName(sheet.reference)}"`)
      .header('x-robots-tag', 'noindex')
      .send(pdf);
  }
}
