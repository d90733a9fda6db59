import { Module, type OnModuleDestroy } from '@nestjs/common';
import { Threads } from '@pignon/domain/mailbox/threads';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { HouseReception } from '@pignon/infra/assignment/house-reception';
import { Deciding } from '@pignon/infra/assignment/deciding';
import { MailFiles, MailFileStore } from '@pignon/infra/inbox/mail-files';
import { MailParsing } from '@pignon/infra/inbox/parsing/mail-parsing';
import { StaffRefusedMails } from '@pignon/infra/inbox/refused/refused-mails';
import { RereadMail } from '@pignon/infra/inbox/refused/reread-mail';
import { StoreMail } from '@pignon/infra/inbox/store-mail';
import { provide } from '@pignon/infra/wiring/provide';
import { AssignmentModule } from '../../assignment/assignment.module';
import { ReceptionModule } from '../reception.module';
import { RefusedMailsController } from './refused-mails.controller';

@Module({
  imports: [ReceptionModule, AssignmentModule],
  controllers: [RefusedMailsController],
  providers: [
    provide(StaffRefusedMails, ({ pool }) => new StaffRefusedMails(pool)),
    provide(MailFileStore, ({ config }) => new MailFileStore(config.documents.dir)),
    provide(MailParsing, () => new MailParsing()),
    provide(
      MailFiles,
      ({ config }, store: MailFileStore) => new MailFiles(store, config.documents.scan),
      MailFileStore,
    ),
    provide(
      StoreMail,
      ({ config }, threads, reception, deciding) => new StoreMail(threads, reception, deciding, config.secretKey),
      Threads,
      HouseReception,
      Deciding,
    ),
    provide(
      RereadMail,
      ({ config }, work, refused, files, storing, parsing) =>
        new RereadMail(work, refused, files, storing, parsing, config.secretKey),
      UnitOfWork,
      StaffRefusedMails,
      MailFiles,
      StoreMail,
      MailParsing,
    ),
  ],
})
export class RefusedMailsModule implements OnModuleDestroy {
  constructor(private readonly parsing: MailParsing) {}

  onModuleDestroy(): void {
    this.parsing.leave();
  }
}
