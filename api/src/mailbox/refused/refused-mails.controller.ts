import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RefusedMails } from '@pignon/domain/mailbox/inbox/refused-mail';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { MailFileStore } from '@pignon/infra/inbox/mail-files';
import { StaffRefusedMails } from '@pignon/infra/inbox/refused/refused-mails';
import { RereadMail } from '@pignon/infra/inbox/refused/reread-mail';
import { asDownload } from '../../documents/as-download';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import { NotFound } from '../../http/refusals/errors';
import type { Reply, Request } from '../../http/request';
import { FiledDto, RefusedQuery } from './refused-mails.dto';

interface Reread {
  /** The conversation that it is in now; null: it still cannot be read. */
  readonly threadId: string | null;
  /** Why not, in French. */
  readonly reason: string | null;
}

/** Mails that came in and stand in no conversation. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/refused-mails')
export class RefusedMailsController {
  constructor(
    private readonly mails: StaffRefusedMails,
    private readonly store: MailFileStore,
    private readonly reading: RereadMail,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  all(@Query() { filed = 'no' }: RefusedQuery): Promise<RefusedMails> {
    return this.mails.all(filed === 'yes');
  }

  @Get(':id/file')
  async download(
    @Param('id', uuidParam) id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const { file } = found(await this.mails.kept(id));
    const stream = found(await this.store.read(file));
    await this.audit.write(auditEntry(request, 'mailbox.refused-file', { target: id }));
    const bytes = found(await this.store.bytes(file));
    return asDownload(reply, stream, { name: 'e-mail-refuse.eml', type: 'application/octet-stream', bytes });
  }

  @Post(':id/read')
  @HttpCode(200)
  async readAgain(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<Reread> {
    const result = found(await this.reading.reread(id, auditEntry(request, 'mailbox.read-again')));
    return 'threadId' in result
      ? { threadId: result.threadId, reason: null }
      : { threadId: null, reason: result.reason };
  }

  /** Nobody has to look at it any more, or somebody has after all. */
  @Put(':id')
  async putAway(
    @Param('id', uuidParam) id: string,
    @Body() { filed }: FiledDto,
    @Req() request: Request,
  ): Promise<RefusedMails> {
    const line = auditEntry(request, 'mailbox.refused-filed', { detail: { filed } });
    if (!(await this.mails.file(id, filed, line))) throw new NotFound();
    return await this.mails.all(!filed);
  }
}
