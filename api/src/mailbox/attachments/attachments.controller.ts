import { Controller, Delete, Get, Header, HttpCode, Param, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { EntryAttachment } from '@pignon/domain/mailbox/thread-view';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { DocumentIntake } from '@pignon/infra/documents/document-intake';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { ThreadAttachments } from '@pignon/infra/mailbox/attachments/thread-attachments';
import { asDownload } from '../../documents/as-download';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import type { Reply, Request } from '../../http/request';
import { readAttachment } from './attachment-form';

/** Files of a conversation: those that somebody adds to a mail not written yet, and those that went along with one. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads/:id/attachments')
export class AttachmentsController {
  constructor(
    private readonly attachments: ThreadAttachments,
    private readonly intake: DocumentIntake,
    private readonly store: DocumentStore,
    private readonly audit: AuditLog,
  ) {}

  /** Not sent yet, of whoever asks. */
  @Get()
  @Header('cache-control', 'private, no-store')
  waiting(@Param('id', uuidParam) id: string, @Req() { account }: Request): Promise<readonly EntryAttachment[]> {
    return this.attachments.waiting(id, account?.id ?? '');
  }

  @Post()
  @ApiConsumes('multipart/form-data')
  @Header('cache-control', 'private, no-store')
  async add(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<EntryAttachment> {
    const kept = await readAttachment(request, this.intake);
    const added = await this.attachments.add(id, kept, request.account?.id ?? '').catch(async (error: unknown) => {
      await this.store.forget(kept.file);
      throw error;
    });
    if (added === null) await this.store.forget(kept.file);
    return found(added);
  }

  @Get(':attachment/file')
  async download(
    @Param('id', uuidParam) id: string,
    @Param('attachment', uuidParam) attachment: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const told = found(await this.attachments.one(id, attachment));
    const stream = found(await this.store.read(told.file));
    await this.audit.write(auditEntry(request, 'mailbox.attachment.read', { target: attachment }));
    return asDownload(reply, stream, told);
  }

  /** One that was not sent yet. What was sent stays. */
  @Delete(':attachment')
  @HttpCode(204)
  remove(
    @Param('id', uuidParam) id: string,
    @Param('attachment', uuidParam) attachment: string,
    @Req() { account }: Request,
  ): Promise<void> {
    return this.attachments.drop(id, attachment, account?.id ?? '');
  }
}
