import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { ReplyTemplates } from '@pignon/infra/mailbox/templates/reply-templates';
import { TemplateValuesReading } from '@pignon/infra/mailbox/templates/template-values';
import { PgMatches } from '@pignon/infra/prospects/pg-matches';
import { PgMerges } from '@pignon/infra/prospects/pg-merges';
import { PgPeople } from '@pignon/infra/prospects/pg-people';
import { DroppedProposals } from '@pignon/infra/prospects/proposals/dropped-proposals';
import { PgProposals } from '@pignon/infra/prospects/proposals/pg-proposals';
import { ProposalDrafts } from '@pignon/infra/prospects/proposals/proposal-drafts';
import { PgUnsubscriptions } from '@pignon/infra/prospects/unsubscriptions/pg-unsubscriptions';
import { PublishedMatches } from '@pignon/infra/prospects/published-matches';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { Privacy } from '@pignon/infra/prospects/privacy/privacy';
import { provide } from '@pignon/infra/wiring/provide';
import { MatchesController } from './matches.controller';
import { MergesController } from './merges.controller';
import { PeopleController } from './people.controller';
import { LinkGuesses, WRONG_LINKS } from './unsubscriptions/link-guesses';
import { UnsubscriptionsController } from './unsubscriptions/unsubscriptions.controller';
import { limit } from '../tools/limit';
import { ProposalsController } from './proposals/proposals.controller';
import { PrivacyController } from './privacy.controller';

@Module({
  // What is asked of a person's data, and of matches, first: 'export' is no prospect's number.
  controllers: [
    UnsubscriptionsController,
    PrivacyController,
    ProposalsController,
    MatchesController,
    MergesController,
    PeopleController,
  ],
  providers: [
    provide(PgPeople, ({ pool }) => new PgPeople(pool)),
    provide(PgMatches, ({ pool }) => new PgMatches(pool, new PgPeople(pool))),
    LinkGuesses,
    limit(WRONG_LINKS, () => ({ name: 'unsubscription-link', points: 20, seconds: 600 })),
    provide(PgUnsubscriptions, ({ pool }) => new PgUnsubscriptions(pool)),
    provide(DroppedProposals, ({ pool }) => new DroppedProposals(pool)),
    provide(ProposalDrafts, ({ pool }) => new ProposalDrafts(pool)),
    provide(ReplyTemplates, ({ pool }) => new ReplyTemplates(pool)),
    provide(Settings, createSettings),
    provide(
      PgProposals,
      ({ pool, config }, settings) =>
        new PgProposals(pool, new TemplateValuesReading(pool, settings, config.publicUrl)),
      Settings,
    ),
    provide(PublishedMatches, ({ pool }) => new PublishedMatches(pool, new PgMatches(pool, new PgPeople(pool)))),
    provide(PgMerges, ({ pool }) => new PgMerges(pool, new PgPeople(pool))),
    provide(Privacy, ({ pool, config }) => new Privacy(pool, config.secretKey)),
  ],
})
export class PeopleModule {}
