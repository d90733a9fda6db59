import { Injectable } from '@nestjs/common';
import { PictureMaker } from '@pignon/infra/sheets/picture-maker';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** What a link to it shows is ready before it is shared. */
@Injectable()
export class DrawSocialPicture implements Processor<{ propertyId: number }> {
  constructor(
    private readonly source: SheetSource,
    private readonly pictures: PictureMaker,
  ) {}

  async perform({ payload: { propertyId } }: Effect<{ propertyId: number }>): Promise<Done> {
    const found = await this.source.page(propertyId);
    if (found && 'found' in found && found.found) await this.pictures.of(found.found);
    return {};
  }
}
