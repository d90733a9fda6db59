import { createHash } from 'node:crypto';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiConsumes, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/audience';
import { clientAddress } from '../http/client-address';
import { Intake } from '../http/intake';
import type { Request } from '../http/request';
import { readApplicationForm } from './application-form';
import { oneOfFew } from './forms-at-once';
import { ReceiveApplication } from './receive-application.command';

@ApiTags('careers')
@ApiConsumes('multipart/form-data')
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Public()
@Controller('api/careers')
export class CareersController {
  constructor(private readonly intake: Intake) {}

  @Post()
  @HttpCode(202)
  async apply(@Req() request: Request): Promise<{ readonly id: string; readonly success: true }> {
    const { words, cv } = await oneOfFew(clientAddress(request), () => readApplicationForm(request));
    const { name, email, phone, trade, message, website } = words;
    const details = { name, email, phone, trade, message };
    const body = { ...details, website, cv: createHash('sha256').update(cv.bytes).digest('hex') };
    const command = new ReceiveApplication(details, cv, Boolean(website));
    const { id } = await this.intake.accept(request, 'careers', body, command);
    return { id, success: true };
  }
}
