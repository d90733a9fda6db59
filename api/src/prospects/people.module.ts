import { Module } from '@nestjs/common';
import { PgMatches } from '@pignon/infra/prospects/pg-matches';
import { PgMerges } from '@pignon/infra/prospects/pg-merges';
import { PgPeople } from '@pignon/infra/prospects/pg-people';
import { Privacy } from '@pignon/infra/prospects/privacy/privacy';
import { provide } from '@pignon/infra/wiring/provide';
import { MatchesController } from './matches.controller';
import { MergesController } from './merges.controller';
import { PeopleController } from './people.controller';
import { PrivacyController } from './privacy.controller';

@Module({
  // What is asked of a person's data, and of matches, first: 'export' is no prospect's number.
  controllers: [PrivacyController, MatchesController, MergesController, PeopleController],
  providers: [
    provide(PgPeople, ({ pool }) => new PgPeople(pool)),
    provide(PgMatches, ({ pool }) => new PgMatches(pool, new PgPeople(pool))),
    provide(PgMerges, ({ pool }) => new PgMerges(pool, new PgPeople(pool))),
    provide(Privacy, ({ pool, config }) => new Privacy(pool, config.secretKey)),
  ],
})
export class PeopleModule {}
