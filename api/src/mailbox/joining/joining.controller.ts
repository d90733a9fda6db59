import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import { onceFor } from '../../http/intake/intake';
import type { Request } from '../../http/request';
import { MergeThreads, MoveThread, SeparateThread, SplitThread } from './joining.commands';
import { MergeDto, MoveDto, SplitDto } from './joining.dto';

/** E11 'Fusionner', 'Scinder', 'Déplacer': which lines are one conversation, and whose it is. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads/:id')
export class JoiningController {
  constructor(
    private readonly commands: CommandBus,
    private readonly threads: StaffThreads,
  ) {}

  /** It goes into another one, which is the answer. */
  @Post('merge')
  @HttpCode(200)
  async merge(
    @Param('id', uuidParam) id: string,
    @Body() { version, into, intoVersion }: MergeDto,
    @Req() request: Request,
  ): Promise<ThreadView> {
    const line = auditEntry(request, 'mailbox.merge');
    await this.commands.execute(new MergeThreads({ id, version }, { id: into, version: intoVersion }, line));
    return await this.one(into);
  }

  /** It comes out again of the one that is the answer. */
  @Post('separate')
  @HttpCode(200)
  async separate(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<ThreadView> {
    const left = await this.commands.execute(new SeparateThread(id, auditEntry(request, 'mailbox.separate')));
    return await this.one(left.id);
  }

  /** The new one is the answer. */
  @Post('split')
  @HttpCode(201)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async split(
    @Param('id', uuidParam) id: string,
    @Body() body: SplitDto,
    @Req() request: Request,
  ): Promise<ThreadView> {
    const once = onceFor(request, `mailbox.split ${id}`, body);
    const line = auditEntry(request, 'mailbox.split');
    const part = await this.commands.execute(new SplitThread(id, body.from, body.version, line, once));
    return await this.one(part.id);
  }

  @Post('move')
  @HttpCode(200)
  async move(
    @Param('id', uuidParam) id: string,
    @Body() { version, personId }: MoveDto,
    @Req() request: Request,
  ): Promise<ThreadView> {
    await this.commands.execute(new MoveThread(id, personId, version, auditEntry(request, 'mailbox.move')));
    return await this.one(id);
  }

  private async one(id: string): Promise<ThreadView> {
    return found(await this.threads.byId(id));
  }
}
