import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { chooseReviews } from '@pignon/domain/reviews/choose-reviews';
import type { ShownReviews } from '@pignon/domain/reviews/review';
import type { Config } from '@pignon/infra/config/config';
import { KeptReviews } from '@pignon/infra/reviews/kept-reviews';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { Cached } from '../http/cache/public-cache.decorator';

/** M113 to M115: what was last read of Google, never Google itself. */
@ApiTags('google-reviews')
@Public()
@Controller('api/google-reviews')
export class ReviewsController {
  constructor(
    private readonly kept: KeptReviews,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cached()
  @Get()
  async read(): Promise<ShownReviews> {
    const { demonstration, photos } = this.config.reviews;
    return { ...chooseReviews(await this.kept.read(), demonstration), photos };
  }
}
