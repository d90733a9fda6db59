import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PictureMaker } from '@pignon/infra/sheets/picture-maker';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { Public } from '../http/access/audience';
import { Gone, NotFound } from '../http/refusals/errors';
import type { Reply, Request } from '../http/request';
import { knownProperty } from './known-property';

/** A day: its address changes with the property. Where many are served from, a minute: who unpublishes wants it gone. */
const KEPT = 'public, max-age=86400, s-maxage=60';

/** What social networks show of a link (Open Graph). */
@ApiExcludeController()
@Public()
@Controller('media/og')
export class PicturesController {
  constructor(
    private readonly pictures: PictureMaker,
    private readonly source: SheetSource,
  ) {}

  @Get('agence.jpg')
  async neutral(@Res() reply: Reply): Promise<void> {
    await shown(reply, KEPT).send(await this.pictures.neutral());
  }

  /** The file's name is the property's version: whatever stands there, the answer is today's. */
  @Get(':id/:file')
  async one(@Param('id') id: string, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    const found = await this.source.page(knownProperty(id));
    if (found && 'gone' in found) throw new Gone();
    if (!found?.found) throw new NotFound();
    const { hash, jpeg } = await this.pictures.of(found.found);
    const etag = `"${hash}"`;
    void shown(reply, KEPT).header('etag', etag);
    if (request.headers['if-none-match'] === etag) await reply.status(304).send();
    else await reply.send(jpeg);
  }
}

const shown = (reply: Reply, kept: string): Reply =>
  reply
    .header('cache-control', kept)
    .header('content-type', 'image/jpeg')
    .header('cross-origin-resource-policy', 'cross-origin');
