import { Module } from '@nestjs/common';
import { KeptMails } from '@pignon/infra/inbox/kept-mails';
import { MailFileStore } from '@pignon/infra/inbox/mail-files';
import { Settings } from '@pignon/domain/settings/app-settings';
import { ThreadAttachments } from '@pignon/infra/mailbox/attachments/thread-attachments';
import { SentFiles } from '@pignon/infra/mailbox/attachments/sent-files';
import { ThreadExport } from '@pignon/infra/mailbox/export/thread-export';
import { ThreadTasks } from '@pignon/infra/mailbox/tasks/thread-tasks';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { MailboxNews } from '@pignon/infra/mailbox/mailbox-news';
import { ThreadMentions } from '@pignon/infra/mailbox/mentions/thread-mentions';
import { ThreadPeople } from '@pignon/infra/mailbox/joining/thread-people';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { ReplyTemplates } from '@pignon/infra/mailbox/templates/reply-templates';
import { TemplateValuesReading } from '@pignon/infra/mailbox/templates/template-values';
import { ProposalDrafts } from '@pignon/infra/prospects/proposals/proposal-drafts';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { provide } from '@pignon/infra/wiring/provide';
import { MailsController } from './mails.controller';
import { DocumentsModule } from '../documents/documents.module';
import { AttachmentsController } from './attachments/attachments.controller';
import { ForwardThreadHandler } from './attachments/forward-thread.handler';
import { ThreadExportController } from './export/thread-export.controller';
import { JoiningController } from './joining/joining.controller';
import { MergeThreadsHandler, SeparateThreadHandler } from './joining/merging.handlers';
import { MoveThreadHandler } from './joining/move-thread.handler';
import { SplitThreadHandler } from './joining/split-thread.handler';
import { MentionsController } from './mentions/mentions.controller';
import { TasksController } from './tasks/tasks.controller';
import { ReceptionModule } from './reception.module';
import { ReplyTemplatesController } from './templates/reply-templates.controller';
import { ThreadVariablesController } from './templates/thread-variables.controller';
import { ThreadsController } from './threads.controller';
import { ChangeThreadHandler, NoteOnThreadHandler, ReplyToThreadHandler } from './threads.handlers';

@Module({
  imports: [ReceptionModule, DocumentsModule],
  controllers: [
    TasksController,
    ThreadExportController,
    ThreadsController,
    MailsController,
    AttachmentsController,
    ReplyTemplatesController,
    ThreadVariablesController,
    JoiningController,
    MentionsController,
  ],
  providers: [
    ChangeThreadHandler,
    ReplyToThreadHandler,
    ForwardThreadHandler,
    MergeThreadsHandler,
    SeparateThreadHandler,
    SplitThreadHandler,
    MoveThreadHandler,
    NoteOnThreadHandler,
    provide(ThreadMentions, ({ pool }) => new ThreadMentions(pool)),
    provide(ThreadPeople, ({ pool }) => new ThreadPeople(pool)),
    provide(StaffThreads, ({ pool }) => new StaffThreads(pool)),
    provide(ProposalDrafts, ({ pool }) => new ProposalDrafts(pool)),
    provide(KeptMails, ({ pool }) => new KeptMails(pool)),
    provide(MailFileStore, ({ config }) => new MailFileStore(config.documents.dir)),
    provide(Settings, createSettings),
    provide(ThreadTasks, ({ pool }) => new ThreadTasks(pool)),
    provide(
      ThreadExport,
      ({ config }, settings, attachments, store) =>
        new ThreadExport(settings, new SentFiles(attachments, store), config.mail.from),
      Settings,
      ThreadAttachments,
      DocumentStore,
    ),
    provide(ThreadAttachments, ({ pool }) => new ThreadAttachments(pool)),
    provide(ReplyTemplates, ({ pool }) => new ReplyTemplates(pool)),
    provide(
      TemplateValuesReading,
      ({ pool, config }, settings) => new TemplateValuesReading(pool, settings, config.publicUrl),
      Settings,
    ),
    provide(MailboxNews, ({ config, pool }) => new MailboxNews(config.database.url, pool)),
  ],
})
export class MailboxModule {}
