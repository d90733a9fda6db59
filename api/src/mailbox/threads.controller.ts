import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiProduces, ApiTags } from '@nestjs/swagger';
import { readThreadSearch } from '@pignon/domain/mailbox/thread-search';
import type { FolderCounts, ThreadPage, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { DEFAULT_PAGE_SIZE } from '@pignon/domain/shared/page-size';
import { DomainError } from '@pignon/domain/shared/domain-error';
import { MailboxNews } from '@pignon/infra/mailbox/mailbox-news';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import { StaffSession } from '../http/access/staff-session';
import { sendEvents } from '../http/event-stream';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import { onceFor } from '../http/intake/intake';
import { refusalOf } from '../http/refusals/error-map';
import { StreamOnly } from '../http/refusals/errors';
import type { Reply, Request } from '../http/request';
import { notices } from './notices';
import { ChangeThread, ForwardThread, NoteOnThread, ReplyToThread } from './threads.commands';
import { ForwardDto, NoteDto, ReplyDto, ThreadChangeDto, ThreadsChangeDto, ThreadsQuery } from './threads.dto';

interface ChangedThreads {
  readonly items: readonly { readonly id: string; readonly ok: boolean; readonly message?: string }[];
}

/** The mailbox (E11): who asked what, whose turn it is, and what was answered. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads')
export class ThreadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly threads: StaffThreads,
    private readonly news: MailboxNews,
    private readonly staff: StaffSession,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(
    @Query() { folder, q = '', sort = 'last', page = 1, pageSize = DEFAULT_PAGE_SIZE }: ThreadsQuery,
    @Req() request: Request,
  ): Promise<ThreadPage> {
    const search = readThreadSearch(q);
    return this.threads.page({ folder: folder ?? null, search, sort, page, pageSize, account: idOf(request) });
  }

  @Get('folders')
  @Header('cache-control', 'private, no-store')
  folders(@Req() request: Request): Promise<FolderCounts> {
    return this.threads.counts(idOf(request));
  }

  /** What moves in the mailbox, as it moves. */
  @Get('live')
  @ApiProduces('text/event-stream')
  async live(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    if (!request.headers.accept?.includes('text/event-stream')) throw new StreamOnly();
    const left = new AbortController();
    request.raw.once('close', () => left.abort());
    const ended = AbortSignal.any([left.signal, this.news.ended]);
    await sendEvents(
      reply,
      notices(this.news, ended, () => this.staff.stillWith('requests', request)),
    );
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async one(@Param('id', uuidParam) id: string): Promise<ThreadView> {
    return found(await this.threads.byId(id));
  }

  /** Each by itself: one that cannot be changed does not hold up the others. */
  @Put()
  async changeAll(@Body() { ids, ...change }: ThreadsChangeDto, @Req() request: Request): Promise<ChangedThreads> {
    const items: ChangedThreads['items'][number][] = [];
    for (const id of new Set(ids)) {
      try {
        await this.commands.execute(new ChangeThread(id, change, null, auditEntry(request, 'mailbox.change')));
        items.push({ id, ok: true });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        items.push({ id, ok: false, message: refusalOf(error)?.message ?? '' });
      }
    }
    return { items };
  }

  @Put(':id')
  async change(
    @Param('id', uuidParam) id: string,
    @Body() { version, ...change }: ThreadChangeDto,
    @Req() request: Request,
  ): Promise<ThreadView> {
    await this.commands.execute(new ChangeThread(id, change, version, auditEntry(request, 'mailbox.change')));
    return await this.one(id);
  }

  /** Goes out by mail, as soon as it is stored. */
  @Post(':id/replies')
  @HttpCode(201)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async reply(
    @Param('id', uuidParam) id: string,
    @Body() body: ReplyDto,
    @Req() request: Request,
  ): Promise<ThreadView> {
    const { version, ...said } = body;
    const once = onceFor(request, `mailbox.reply ${id}`, body);
    await this.commands.execute(new ReplyToThread(id, said, version, auditEntry(request, 'mailbox.reply'), once));
    return await this.one(id);
  }

  /** To somebody else than the visitor, who hears nothing of it. */
  @Post(':id/forwards')
  @HttpCode(201)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async forward(
    @Param('id', uuidParam) id: string,
    @Body() body: ForwardDto,
    @Req() request: Request,
  ): Promise<ThreadView> {
    const once = onceFor(request, `mailbox.forward ${id}`, body);
    await this.commands.execute(new ForwardThread(id, body, auditEntry(request, 'mailbox.forward'), once));
    return await this.one(id);
  }

  @Post(':id/notes')
  @HttpCode(201)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async note(@Param('id', uuidParam) id: string, @Body() note: NoteDto, @Req() request: Request): Promise<ThreadView> {
    const once = onceFor(request, `mailbox.note ${id}`, note);
    await this.commands.execute(new NoteOnThread(id, note, auditEntry(request, 'mailbox.note'), once));
    return await this.one(id);
  }

  /** The others see it for ten seconds. */
  @Put(':id/writing')
  @HttpCode(204)
  async writing(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<void> {
    await this.news.say({ id, writing: request.account?.name ?? '' });
  }
}

const idOf = ({ account }: Request): string => account?.id ?? '';
