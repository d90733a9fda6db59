import { Module, type Provider } from '@nestjs/common';
import { ContactMessages } from '@pignon/domain/contact/contact-messages';
import { Communes } from '@pignon/domain/geography/communes';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { ProspectBook } from '@pignon/domain/prospects/prospect';
import { Settings } from '@pignon/domain/settings/app-settings';
import { OpenAiLanguageModel } from '@pignon/infra/chat/openai-language-model';
import type { Config } from '@pignon/infra/config/config';
import { MikroOrmContactMessages } from '@pignon/infra/contact/mikro-orm-contact-messages';
import { knownCommunes } from '@pignon/infra/geography/known-communes';
import { RateLimit, type RateLimitOptions } from '@pignon/infra/limits/rate-limit';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import { PgSettings } from '@pignon/infra/settings/pg-settings';
import { Pool } from 'pg';
import { ListingsModule } from '../listings/listings.module';
import { CONFIG } from '../config.token';
import { COUNTING_POOL } from '../tools.module';
import { Assistant } from './assistant';
import { ChatLeadsController } from './chat-leads.controller';
import { ChatMessagesController } from './chat-messages.controller';
import { IdentifyProspectHandler } from './identify-prospect.handler';
import { KnownCities } from './known-cities';
import { Improviser } from './improviser';
import { ModelLimits } from './model-limits';
import { MessageLimits, PER_DAY, PER_MINUTE } from './message-limits';
import { ReceiveChatLeadHandler } from './receive-chat-lead.handler';

const limit = (token: symbol, options: (config: Config) => RateLimitOptions): Provider => ({
  provide: token,
  useFactory: (pool: Pool, config: Config) => new RateLimit(pool, options(config)),
  inject: [COUNTING_POOL, CONFIG],
});

const MODEL_TIMEOUT_MS = 10_000;
const DAY = 24 * 3600;

@Module({
  imports: [ListingsModule],
  controllers: [ChatLeadsController, ChatMessagesController],
  providers: [
    IdentifyProspectHandler,
    ReceiveChatLeadHandler,
    Assistant,
    KnownCities,
    MessageLimits,
    { provide: Communes, useValue: knownCommunes },
    { provide: Settings, useFactory: (pool: Pool) => new PgSettings(pool), inject: [Pool] },
    limit(PER_MINUTE, ({ limits }) => ({ name: 'chat-minute', points: limits.chatPerMinute, seconds: 60 })),
    limit(PER_DAY, ({ limits }) => ({ name: 'chat-day', points: limits.chatPerDay, seconds: 24 * 3600 })),
    {
      provide: Improviser,
      useFactory: (catalogue: Catalogue, agency: Settings, pool: Pool, { chatModel, timeScale }: Config) =>
        new Improviser(
          chatModel && new OpenAiLanguageModel({ ...chatModel, timeoutMs: MODEL_TIMEOUT_MS / timeScale }),
          new ModelLimits(
            new RateLimit(pool, { name: 'model-day', points: chatModel?.answersPerDay ?? 1, seconds: DAY }),
            new RateLimit(pool, { name: 'model-tokens', points: chatModel?.tokensPerDay ?? 1, seconds: DAY }),
          ),
          catalogue,
          agency,
        ),
      inject: [Catalogue, Settings, COUNTING_POOL, CONFIG],
    },
    { provide: ContactMessages, useClass: MikroOrmContactMessages },
    { provide: ProspectBook, useFactory: (pool: Pool) => new PgProspectBook(pool), inject: [Pool] },
  ],
})
export class ChatModule {}
