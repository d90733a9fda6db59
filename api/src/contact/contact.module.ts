import { Module } from '@nestjs/common';
import { ContactMessages } from '@pignon/domain/contact/contact-messages';
import { MikroOrmContactMessages } from '@pignon/infra/contact/mikro-orm-contact-messages';
import { ReceptionModule } from '../mailbox/reception.module';
import { ContactController } from './contact.controller';
import { ReceiveMessageHandler } from './receive-message.handler';

@Module({
  imports: [ReceptionModule],
  controllers: [ContactController],
  providers: [ReceiveMessageHandler, { provide: ContactMessages, useClass: MikroOrmContactMessages }],
  exports: [ContactMessages],
})
export class ContactModule {}
