import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Concerned, ToldOfClosing } from '@pignon/domain/sold/closing';
import { DomainError } from '@pignon/domain/shared/domain-error';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { ConcernedPeople } from '@pignon/infra/sold/concerned-people';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { CancelAppointment } from '../../appointments/booking/cancel-appointment.command';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { found, knownId, numberParam } from '../../http/input/known-id';
import { refusalOf } from '../../http/refusals/error-map';
import type { Request } from '../../http/request';
import { ClosingDto } from './closing.dto';
import { CloseAccess } from '../../off-market/decisions/close-access.command';
import { TellOfClosing, type WhereTold } from './tell-of-closing.command';

/** A property is sold or let: who waits for it, and what they are told. */
@ApiTags('sold')
@StaffWith('requests')
@Controller('api/admin/properties/:id')
export class ClosingController {
  constructor(
    private readonly people: ConcernedPeople,
    private readonly access: AccessRecords,
    private readonly commands: CommandBus,
    private readonly work: UnitOfWork,
  ) {}

  @Get('concerned')
  @Header('cache-control', 'private, no-store')
  async concerned(@Param('id', numberParam) id: number): Promise<Concerned> {
    return found(await this.people.of(knownId(id)));
  }

  /** Each by itself: one that cannot be told does not hold up the others. Nobody is told twice. */
  @Post('notices')
  @HttpCode(200)
  async tell(
    @Param('id', numberParam) id: number,
    @Body() { threads, meetings = [], appointments }: ClosingDto,
    @Req() request: Request,
  ): Promise<ToldOfClosing> {
    found(await this.people.closed(knownId(id)));
    const refused: string[] = [];
    const did = async (act: () => Promise<unknown>): Promise<number> => {
      try {
        await act();
        return 1;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push(refusalOf(error)?.message ?? '');
        return 0;
      }
    };
    let cancelled = 0;
    for (const { id: meeting, version } of appointments)
      cancelled += await did(() => this.cancel(meeting, version, request));
    let told = 0;
    for (const thread of new Set(threads)) told += await did(() => this.write(id, { thread }, request));
    for (const meeting of new Set(meetings)) told += await did(() => this.write(id, { meeting }, request));
    return { told, cancelled, refused };
  }

  private async cancel(meeting: string, version: number, request: Request): Promise<void> {
    const line = auditEntry(request, 'appointments.cancel', { target: meeting });
    const command = new CancelAppointment(meeting, { version }, line.accountId);
    await this.work.run(null, () => this.commands.execute(command), line);
  }

  private async write(id: number, where: WhereTold, request: Request): Promise<void> {
    const { id: thread } = await this.commands.execute(
      new TellOfClosing(id, where, auditEntry(request, 'mailbox.reply')),
    );
    // Whoever was told waits for no access any more.
    for (const asked of await this.access.waitingInVain(id, thread))
      await this.commands.execute(new CloseAccess(asked, auditEntry(request, 'off-market.close', { target: asked })));
  }
}
