import { createHash } from 'node:crypto';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import type { Reply, Request } from '../http/request';
import { readApplicationForm } from './application-form';
import { CareersLimits } from './careers-limits';
import { oneOfFew } from './forms-at-once';
import { ReceiveApplication } from './receive-application.command';

@ApiTags('careers')
@ApiConsumes('multipart/form-data')
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Public()
@Controller('api/careers')
export class CareersController {
  constructor(
    private readonly intake: Intake,
    private readonly limits: CareersLimits,
  ) {}

  @Post()
  @HttpCode(202)
  async apply(
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<{ readonly id: string; readonly success: true }> {
    const { words, cv } = await oneOfFew(request, reply, () => readApplicationForm(request));
    const { name, email, phone, trade, message, website } = words;
    const details = { name, email, phone, trade, message };
    const body = { ...details, website, cv: createHash('sha256').update(cv.bytes).digest('hex') };
    const command = new ReceiveApplication(details, cv, Boolean(website));
    const { id } = await this.intake.accept(
      request,
      'careers',
      body,
      command,
      this.limits.of(request, cv.bytes.length),
    );
    return { id, success: true };
  }
}
