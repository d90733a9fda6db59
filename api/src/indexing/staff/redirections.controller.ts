import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Redirection } from '@pignon/domain/indexing/redirection';
import type { Config } from '@pignon/infra/config/config';
import { type OwnPath, ownPath } from '@pignon/infra/indexing/own-path';
import { Redirections } from '@pignon/infra/indexing/redirections';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { knownId, numberParam } from '../../http/input/known-id';
import { InvalidBody, NotFound } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { KnownPages } from '../../pages/known-pages';
import { RedirectionDto } from './indexation.dto';

const ELSEWHERE = 'Donnez une adresse de ce site, par exemple /nos-biens';
const RING = 'Cette redirection tournerait en rond';

/** E15: where addresses lead that no page has any more (0051). */
@ApiTags('indexation')
@StaffWith('audience')
@Controller('api/admin/indexation/redirections')
export class RedirectionsController {
  constructor(
    private readonly redirections: Redirections,
    private readonly pages: KnownPages,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  all(): Promise<readonly Redirection[]> {
    return this.redirections.all();
  }

  @Post()
  async add(@Body() body: RedirectionDto, @Req() request: Request): Promise<{ readonly id: number }> {
    const { path, search } = this.own('path', body.path);
    if (search !== '') throw new InvalidBody({ path: "L'ancienne adresse se donne sans « ? » ni ce qui suit" });
    if (await this.pages.isTaken(path)) throw new InvalidBody({ path: 'Une page existe à cette adresse' });
    const target = body.target ? await this.targetOf(this.own('target', body.target), path) : null;
    const id = await this.redirections.add(path, target, auditEntry(request, 'redirections.add'));
    if (id === 'loop') throw new InvalidBody({ target: RING });
    if (id === 'taken') throw new InvalidBody({ path: 'Cette adresse a déjà une redirection' });
    return { id };
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    if (!(await this.redirections.remove(knownId(id), auditEntry(request, 'redirections.remove'))))
      throw new NotFound();
  }

  private own(field: 'path' | 'target', typed: string): OwnPath {
    const own = ownPath(typed, this.config.publicUrl);
    if (own === null) throw new InvalidBody({ [field]: ELSEWHERE });
    return own;
  }

  /** A page, or an address that leads on to one: whether it closes a longer ring is told by whoever writes it. */
  private async targetOf({ path, search }: OwnPath, from: string): Promise<string> {
    if (path === from) throw new InvalidBody({ target: RING });
    const leadsOn = (await this.redirections.endOf(path)) !== null;
    if (!leadsOn && !(await this.pages.isPage(path, search)))
      throw new InvalidBody({ target: 'Aucune page ne se trouve à cette adresse' });
    return path + search;
  }
}
