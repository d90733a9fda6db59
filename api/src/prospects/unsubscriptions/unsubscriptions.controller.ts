import { Controller, Get, Header, Headers, HttpCode, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PROPOSALS_CONSENT } from '@pignon/domain/prospects/consents/proposals-consent';
import type { Config } from '@pignon/infra/config/config';
import { PgUnsubscriptions } from '@pignon/infra/prospects/unsubscriptions/pg-unsubscriptions';
import { proposalOf } from '@pignon/infra/prospects/unsubscriptions/unsubscription-links';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../../http/access/audience';
import { clientAddress } from '../../http/intake/client-address';
import { NotFound } from '../../http/refusals/errors';
import type { Reply, Request } from '../../http/request';
import { LinkGuesses } from './link-guesses';

const PAGE = '/desinscription';

interface Done {
  readonly done: true;
}

/** D14, RFC 8058: whoever holds the link of a mail wants no more of them. All who hold one hear the same, known or not. */
@ApiTags('people')
@Public()
@Controller('api/unsubscriptions/:token')
export class UnsubscriptionsController {
  constructor(
    private readonly unsubscriptions: PgUnsubscriptions,
    private readonly guesses: LinkGuesses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A scanner follows links: it is shown a page with a button, and nothing happens. */
  @Get()
  @Header('cache-control', 'private, no-store')
  async look(@Param('token') token: string, @Res() reply: Reply): Promise<void> {
    await reply.redirect(`${PAGE}#${encodeURIComponent(token)}`, 302);
  }

  /** A mail program sends a form, the page JSON; neither a cookie. */
  @Post()
  @HttpCode(200)
  async leave(
    @Param('token') token: string,
    @Headers('content-type') type: string | undefined,
    @Req() request: Request,
  ): Promise<Done> {
    const proposal = await this.held(token, request);
    await this.unsubscriptions.unsubscribe(proposal, type?.startsWith('application/json') ? 'page' : 'one-click');
    return { done: true };
  }

  /** They agree anew, to the words beside the button. */
  @Put('consent')
  async agree(@Param('token') token: string, @Req() request: Request): Promise<Done> {
    const proposal = await this.held(token, request);
    await this.unsubscriptions.resubscribe(proposal, { version: PROPOSALS_CONSENT.version, page: PAGE });
    return { done: true };
  }

  private async held(token: string, request: Request): Promise<string> {
    const id = await this.guesses.attempt(clientAddress(request), () => proposalOf(this.config.secretKey, token));
    if (id === null) throw new NotFound();
    return id;
  }
}
