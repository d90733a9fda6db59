import { Module } from '@nestjs/common';
import { ContactMessages } from '@pignon/domain/contact/contact-messages';
import { ProspectBook } from '@pignon/domain/prospects/prospect';
import { MikroOrmContactMessages } from '@pignon/infra/contact/mikro-orm-contact-messages';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import { Pool } from 'pg';
import { ChatLeadsController } from './chat-leads.controller';
import { IdentifyProspectHandler } from './identify-prospect.handler';
import { ReceiveChatLeadHandler } from './receive-chat-lead.handler';

@Module({
  controllers: [ChatLeadsController],
  providers: [
    IdentifyProspectHandler,
    ReceiveChatLeadHandler,
    { provide: ContactMessages, useClass: MikroOrmContactMessages },
    { provide: ProspectBook, useFactory: (pool: Pool) => new PgProspectBook(pool), inject: [Pool] },
  ],
})
export class ChatModule {}
