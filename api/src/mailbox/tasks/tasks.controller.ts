import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Colleague, type ThreadTask, taskRules } from '@pignon/domain/mailbox/tasks/thread-task';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { ThreadTasks } from '@pignon/infra/mailbox/tasks/thread-tasks';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import { InvalidBody, NotFound } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { TaskDto, TaskStateDto } from './tasks.dto';

/** E11 'Créer une tâche': what is still to be done about a conversation, by whom, until when. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads')
export class TasksController {
  constructor(
    private readonly tasks: ThreadTasks,
    private readonly threads: StaffThreads,
  ) {}

  /** Who may be given something. */
  @Get('colleagues')
  @Header('cache-control', 'private, no-store')
  colleagues(): Promise<readonly Colleague[]> {
    return this.tasks.colleagues();
  }

  @Get(':id/tasks')
  @Header('cache-control', 'private, no-store')
  of(@Param('id', uuidParam) id: string): Promise<readonly ThreadTask[]> {
    return this.tasks.of(id);
  }

  @Post(':id/tasks')
  @HttpCode(201)
  async add(
    @Param('id', uuidParam) id: string,
    @Body() { id: key, title, dueOn = null, accountId }: TaskDto,
    @Req() request: Request,
  ): Promise<readonly ThreadTask[]> {
    const line = auditEntry(request, 'mailbox.task', { detail: { accountId } });
    if (!(await this.tasks.add(id, { title, dueOn, accountId }, key, line))) {
      found(await this.threads.byId(id));
      throw new InvalidBody({ accountId: taskRules.who });
    }
    return await this.tasks.of(id);
  }

  @Put(':id/tasks/:task')
  async finish(
    @Param('id', uuidParam) id: string,
    @Param('task', uuidParam) task: string,
    @Body() { done }: TaskStateDto,
    @Req() request: Request,
  ): Promise<readonly ThreadTask[]> {
    const line = auditEntry(request, 'mailbox.task-state', { detail: { task, done } });
    if (!(await this.tasks.finish(id, task, done, line))) throw new NotFound();
    return await this.tasks.of(id);
  }
}
