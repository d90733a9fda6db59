import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { slugOf } from '@pignon/domain/shared/text/slug';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { ThreadExport } from '@pignon/infra/mailbox/export/thread-export';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import type { Reply, Request } from '../../http/request';

/** E11 'Exporter (.eml)': a conversation, or one of its mails, to be kept elsewhere. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads/:id')
export class ThreadExportController {
  constructor(
    private readonly threads: StaffThreads,
    private readonly files: ThreadExport,
    private readonly audit: AuditLog,
  ) {}

  @Get('export')
  @ApiProduces('message/rfc822')
  async whole(
    @Param('id', uuidParam) id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const thread = found(await this.threads.byId(id));
    const file = await this.files.whole(thread);
    await this.audit.write(auditEntry(request, 'mailbox.export', { target: id }));
    return asMail(reply, file, thread.subject);
  }

  @Get('entries/:entry/export')
  @ApiProduces('message/rfc822')
  async one(
    @Param('id', uuidParam) id: string,
    @Param('entry', uuidParam) entry: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const thread = found(await this.threads.byId(id));
    const file = found(await this.files.mail(thread, entry));
    await this.audit.write(auditEntry(request, 'mailbox.export', { target: id, detail: { entry } }));
    return asMail(reply, file, thread.subject);
  }
}

function asMail(reply: Reply, file: Buffer, subject: string): StreamableFile {
  void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
  return new StreamableFile(file, {
    type: 'message/rfc822',
    length: file.length,
    disposition: `attachment; filename="${slugOf(subject) || 'conversation'}.eml"`,
  });
}
