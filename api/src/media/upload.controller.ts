import { Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { photoRules } from '@pignon/domain/media/photo-rules';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { PhotoIntake } from '@pignon/infra/media/photos/photo-intake';
import { type PhotoLook, PhotoLooks } from '@pignon/infra/media/photos/photo-looks';
import { StaffWith } from '../http/access/audience';
import { InvalidBody } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { safeName } from '../http/input/safe-name';
import { LooksQuery } from './looks.dto';

interface Uploaded {
  readonly imageUrl: string;
  /** As it was called where it came from. */
  readonly originalName: string;
  /** What it looks like: two that look alike differ in few bits. */
  readonly look: string;
}

interface Refused {
  readonly name: string;
  readonly error: string;
}

/** M145: one image, or several of which each is taken or refused by itself (C12). */
@ApiTags('upload')
@ApiConsumes('multipart/form-data')
@StaffWith('pictures')
@Controller('api/upload')
export class UploadController {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly audit: AuditLog,
    private readonly photoLooks: PhotoLooks,
  ) {}

  @Post('image')
  @HttpCode(200)
  async one(@Req() request: Request): Promise<Uploaded> {
    const { uploadedImages, refused } = await this.take(request, 'image', 1);
    const [image] = uploadedImages;
    if (!image) throw new PhotoRefused(refused[0]?.error);
    return image;
  }

  @Post('images')
  @HttpCode(200)
  async several(
    @Req() request: Request,
  ): Promise<{ readonly uploadedImages: readonly Uploaded[]; readonly refused: readonly Refused[] }> {
    const taken = await this.take(request, 'images', photoRules.mostFiles);
    if (taken.uploadedImages.length === 0) throw new PhotoRefused(taken.refused.map(({ error }) => error).join(' '));
    return taken;
  }

  /** Of photos that are there already. */
  @Get('looks')
  @Header('cache-control', 'private, no-store')
  looks(@Query() { keys }: LooksQuery): Promise<readonly PhotoLook[]> {
    return this.photoLooks.of(keys ?? []);
  }

  private async take(request: Request, field: string, most: number) {
    if (!request.isMultipart()) throw new InvalidBody({ [field]: 'Envoyez les photos en multipart/form-data' });
    const limits = { fileSize: photoRules.mostBytes + 1, files: most };
    const uploadedImages: Uploaded[] = [];
    const refused: Refused[] = [];
    for await (const file of request.files({ limits, throwFileSizeLimit: false })) {
      if (file.fieldname !== field) {
        file.file.resume();
        continue;
      }
      const name = safeName(file.filename);
      try {
        const { address, look } = await this.intake.take(file.file as AsyncIterable<Buffer>, name);
        uploadedImages.push({ imageUrl: address, originalName: name, look });
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        refused.push({ name, error: error.message });
      }
    }
    if (uploadedImages.length + refused.length === 0)
      throw new InvalidBody({ [field]: `Le champ « ${field} » ne contient aucune photo` });
    await this.audit.write({
      accountId: request.account?.id ?? null,
      action: 'media.upload',
      detail: { taken: uploadedImages.map(({ imageUrl }) => imageUrl), refused: refused.length },
      requestId: request.id,
    });
    return { uploadedImages, refused };
  }
}
