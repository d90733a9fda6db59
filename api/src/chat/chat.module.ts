import { Module } from '@nestjs/common';
import { Communes } from '@pignon/domain/geography/towns/communes';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { Settings } from '@pignon/domain/settings/app-settings';
import { createLanguageModel } from '@pignon/infra/chat/create-language-model';
import { knownCommunes } from '@pignon/infra/geography/known-communes';
import { createProspectBook } from '@pignon/infra/prospects/create-prospect-book';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { provide } from '@pignon/infra/wiring/provide';
import { ContactModule } from '../contact/contact.module';
import { ListingsModule } from '../listings/listings.module';
import { ReceptionModule } from '../mailbox/reception.module';
import { limit } from '../tools/limit';
import { Assistant } from './assistant';
import { ChatLeadsController } from './chat-leads.controller';
import { ChatMessagesController } from './chat-messages.controller';
import { IdentifyProspectHandler } from './identify-prospect.handler';
import { Improviser } from './improviser';
import { KnownCities } from './known-cities';
import { MessageLimits, PER_DAY, PER_MINUTE } from './message-limits';
import { ANSWERS_PER_DAY, ModelLimits, TOKENS_PER_DAY } from './model-limits';
import { ReceiveChatLeadHandler } from './receive-chat-lead.handler';

const DAY = 24 * 3600;

@Module({
  imports: [ListingsModule, ContactModule, ReceptionModule],
  controllers: [ChatLeadsController, ChatMessagesController],
  providers: [
    IdentifyProspectHandler,
    ReceiveChatLeadHandler,
    Assistant,
    KnownCities,
    MessageLimits,
    ModelLimits,
    { provide: Communes, useValue: knownCommunes },
    provide(Settings, createSettings),
    provide(PgProspectBook, createProspectBook),
    limit(PER_MINUTE, ({ limits }) => ({ name: 'chat-minute', points: limits.chatPerMinute, seconds: 60 })),
    limit(PER_DAY, ({ limits }) => ({ name: 'chat-day', points: limits.chatPerDay, seconds: DAY })),
    limit(ANSWERS_PER_DAY, ({ chatModel }) => ({
      name: 'model-day',
      points: chatModel?.answersPerDay ?? 1,
      seconds: DAY,
    })),
    limit(TOKENS_PER_DAY, ({ chatModel }) => ({
      name: 'model-tokens',
      points: chatModel?.tokensPerDay ?? 1,
      seconds: DAY,
    })),
    provide(
      Improviser,
      (tools, limits: ModelLimits, catalogue: Catalogue, settings: Settings) =>
        new Improviser(createLanguageModel(tools), limits, catalogue, settings),
      ModelLimits,
      Catalogue,
      Settings,
    ),
  ],
})
export class ChatModule {}
