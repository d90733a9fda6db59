import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { ReplyTemplates } from '@pignon/infra/mailbox/templates/reply-templates';
import { TemplateValuesReading } from '@pignon/infra/mailbox/templates/template-values';
import { PgMatches } from '@pignon/infra/prospects/pg-matches';
import { PgMerges } from '@pignon/infra/prospects/pg-merges';
import { PgPeople } from '@pignon/infra/prospects/pg-people';
import { PgProposals } from '@pignon/infra/prospects/proposals/pg-proposals';
import { ProposalDrafts } from '@pignon/infra/prospects/proposals/proposal-drafts';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { Privacy } from '@pignon/infra/prospects/privacy/privacy';
import { provide } from '@pignon/infra/wiring/provide';
import { MatchesController } from './matches.controller';
import { MergesController } from './merges.controller';
import { PeopleController } from './people.controller';
import { ProposalsController } from './proposals/proposals.controller';
import { PrivacyController } from './privacy.controller';

@Module({
  // What is asked of a person's data, and of matches, first: 'export' is no prospect's number.
  controllers: [PrivacyController, ProposalsController, MatchesController, MergesController, PeopleController],
  providers: [
    provide(PgPeople, ({ pool }) => new PgPeople(pool)),
    provide(PgMatches, ({ pool }) => new PgMatches(pool, new PgPeople(pool))),
    provide(ProposalDrafts, ({ pool }) => new ProposalDrafts(pool)),
    provide(ReplyTemplates, ({ pool }) => new ReplyTemplates(pool)),
    provide(Settings, createSettings),
    provide(
      PgProposals,
      ({ pool, config }, settings) =>
        new PgProposals(pool, new TemplateValuesReading(pool, settings, config.publicUrl)),
      Settings,
    ),
    provide(PgMerges, ({ pool }) => new PgMerges(pool, new PgPeople(pool))),
    provide(Privacy, ({ pool, config }) => new Privacy(pool, config.secretKey)),
  ],
})
export class PeopleModule {}
