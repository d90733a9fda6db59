import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ProposalForgotten, ProposalGone, type Prepared } from '@pignon/domain/prospects/proposals/proposal';
import { ReplyTemplates } from '@pignon/infra/mailbox/templates/reply-templates';
import { DroppedProposals } from '@pignon/infra/prospects/proposals/dropped-proposals';
import { PgProposals } from '@pignon/infra/prospects/proposals/pg-proposals';
import { ProposalDrafts } from '@pignon/infra/prospects/proposals/proposal-drafts';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { uuidParam } from '../../http/input/uuid-param';
import { InvalidBody } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { ProposalsDto } from './proposals.dto';

interface PreparedAll {
  readonly items: readonly Prepared[];
}

/** D14: drafts to those whom a property may interest. Nothing is sent by them. */
@ApiTags('people')
@StaffWith('requests')
@Controller('api/admin/people/proposals')
export class ProposalsController {
  constructor(
    private readonly proposals: PgProposals,
    private readonly drafts: ProposalDrafts,
    private readonly dropped: DroppedProposals,
    private readonly templates: ReplyTemplates,
  ) {}

  /** Each by itself: pressed twice, those who have their draft already keep it. */
  @Post()
  async prepare(
    @Body() { property, template: id, people }: ProposalsDto,
    @Req() request: Request,
  ): Promise<PreparedAll> {
    const template = await this.templates.byId(id);
    if (!template) throw new InvalidBody({ template: 'Ce modèle n’existe plus' });
    const line = auditEntry(request, 'proposals.prepare');
    return { items: await this.proposals.prepare(property, template, [...new Set(people)], line) };
  }

  @Delete(':id')
  @HttpCode(204)
  async drop(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<void> {
    if (!(await this.drafts.drop(id, auditEntry(request, 'proposals.drop')))) throw new ProposalGone();
  }

  /** Taken back, whoever dropped it. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<Prepared> {
    const back = await this.dropped.restore(id, auditEntry(request, 'proposals.restore'));
    if (!back) throw new ProposalForgotten();
    return back;
  }
}
