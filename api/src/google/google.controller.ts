import { Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GoogleNotConnected } from '@pignon/domain/google/google-refusals';
import type { GoogleStatus } from '@pignon/domain/google/google-status';
import type { Config } from '@pignon/infra/config/config';
import { StaffGoogle } from '@pignon/infra/google/staff-google';
import { KeptReviews } from '@pignon/infra/reviews/kept-reviews';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import type { Request } from '../http/request';
import { ReviewReading } from '../reviews/review-reading';

/** A second press meanwhile asks for nothing more. */
const AT_MOST_EVERY_SECONDS = 10;

/** E14: how the site stands with Google. */
@ApiTags('google')
@StaffWith('settings')
@Controller('api/google')
export class GoogleController {
  constructor(
    private readonly google: StaffGoogle,
    private readonly kept: KeptReviews,
    private readonly reading: ReviewReading,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('status')
  @Header('cache-control', 'private, no-store')
  status(): Promise<GoogleStatus> {
    return this.google.status();
  }

  /** The schedule, pressed by hand: whoever reads does it once this is answered. */
  @Post('sync')
  @HttpCode(202)
  async sync(@Req() request: Request): Promise<GoogleStatus> {
    const [reviews] = (await this.google.status()).services;
    if (!reviews?.source) throw new GoogleNotConnected();
    const pause = AT_MOST_EVERY_SECONDS / this.config.timeScale;
    if (await this.kept.askSoon(pause, auditEntry(request, 'google.sync', { target: 'reviews' })))
      this.reading.lookNow();
    return await this.google.status();
  }
}
