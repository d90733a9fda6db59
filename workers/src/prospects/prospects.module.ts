import { Module } from '@nestjs/common';
import { Crm } from '@pignon/domain/prospects/crm';
import { ProspectBook, Prospects } from '@pignon/domain/prospects/prospect';
import { createCrm } from '@pignon/infra/crm/create-crm';
import { createProspectBook } from '@pignon/infra/prospects/create-prospect-book';
import { createProspects } from '@pignon/infra/prospects/create-prospects';
import { provide } from '@pignon/infra/wiring/provide';
import { processorsOf } from '../outbox/reaction';
import { EnsurePerson } from './ensure-person';
import { prospectReactions } from './prospects.reactions';
import { PushLead } from './push-lead';

@Module({
  providers: [
    provide(Prospects, createProspects),
    provide(ProspectBook, createProspectBook),
    provide(Crm, createCrm),
    EnsurePerson,
    PushLead,
    ...processorsOf(prospectReactions),
  ],
  exports: [EnsurePerson, PushLead],
})
export class ProspectsModule {
  static readonly reactions = prospectReactions;
}
