import { Controller, Get, Header, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { cleanMailHtml } from '@pignon/infra/inbox/parsing/clean-mail-html';
import { KeptMails } from '@pignon/infra/inbox/kept-mails';
import { MailFileStore } from '@pignon/infra/inbox/mail-files';
import { asDownload } from '../documents/as-download';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import type { Reply, Request } from '../http/request';

interface MailLayout {
  readonly html: string;
}

/** What came in by mail beside its text: its layout, and what was attached. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads/:id')
export class MailsController {
  constructor(
    private readonly mails: KeptMails,
    private readonly store: MailFileStore,
    private readonly audit: AuditLog,
  ) {}

  /** Cleaned once more: the row may have come by another way. */
  @Get('entries/:entry/layout')
  @Header('cache-control', 'private, no-store')
  async layout(@Param('id', uuidParam) id: string, @Param('entry', uuidParam) entry: string): Promise<MailLayout> {
    return { html: cleanMailHtml(found(await this.mails.htmlOf(id, entry))) };
  }

  @Get('files/:file')
  async file(
    @Param('id', uuidParam) id: string,
    @Param('file', uuidParam) file: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const kept = found(await this.mails.file(id, file));
    const stream = found(await this.store.read(kept.file));
    await this.audit.write(auditEntry(request, 'mailbox.file', { target: id, detail: { file } }));
    // Never what its sender calls it: a browser has nothing to do with it but to keep it.
    return asDownload(reply, stream, { ...kept, type: 'application/octet-stream' });
  }
}
