import { Module } from '@nestjs/common';
import { Automation } from '@pignon/domain/estimations/automation';
import { Crm } from '@pignon/domain/prospects/crm';
import { createCrm } from '@pignon/infra/crm/create-crm';
import { createAutomation } from '@pignon/infra/estimations/create-automation';
import { createProspectBook } from '@pignon/infra/prospects/create-prospect-book';
import { createProspects } from '@pignon/infra/prospects/create-prospects';
import { PgMatches } from '@pignon/infra/prospects/pg-matches';
import { PgPeople } from '@pignon/infra/prospects/pg-people';
import { PublishedMatches } from '@pignon/infra/prospects/published-matches';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import { PgProspects } from '@pignon/infra/prospects/pg-prospects';
import { Erasures } from '@pignon/infra/prospects/privacy/erasures';
import { createSheetStore } from '@pignon/infra/sheets/create-sheet-store';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { provide } from '@pignon/infra/wiring/provide';
import { processorsOf } from '../outbox/reaction';
import { EnsurePerson } from './ensure-person';
import { prospectReactions } from './prospects.reactions';
import { PushLead } from './push-lead';

@Module({
  providers: [
    provide(PgProspects, createProspects),
    provide(PgProspectBook, createProspectBook),
    provide(Crm, createCrm),
    provide(Automation, createAutomation),
    provide(SheetStore, createSheetStore),
    provide(Erasures, ({ pool }) => new Erasures(pool)),
    provide(PublishedMatches, ({ pool }) => new PublishedMatches(pool, new PgMatches(pool, new PgPeople(pool)))),
    EnsurePerson,
    PushLead,
    ...processorsOf(prospectReactions),
  ],
  exports: [EnsurePerson, PushLead],
})
export class ProspectsModule {
  static readonly reactions = prospectReactions;
}
