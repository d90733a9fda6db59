import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { AppointmentRecords, staffAppointmentOf } from '@pignon/infra/appointments/appointment-records';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { e164 } from '../../http/input/phone';
import { uuidParam } from '../../http/input/uuid-param';
import { Version } from '../../http/input/version';
import { InvalidBody } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { BookAppointment } from '../booking/book-appointment.command';
import { CancelAppointment } from '../booking/cancel-appointment.command';
import { MoveAppointment } from '../booking/move-appointment.command';
import { AppointmentsQuery, BookByHandDto, MoveByHandDto } from './staff-appointments.dto';

/** The house's appointments, as staff read, book, move and cancel them. */
@ApiTags('appointments')
@StaffWith('requests')
@Controller('api/admin/appointments')
export class StaffAppointmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly work: UnitOfWork,
    private readonly records: AppointmentRecords,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async between(@Query() { from, until, agent }: AppointmentsQuery): Promise<readonly StaffAppointment[]> {
    const rows = await this.records.between(new Date(from), new Date(until), agent ?? null);
    return rows.map(staffAppointmentOf);
  }

  @Post()
  book(@Body() body: BookByHandDto, @Req() request: Request): Promise<{ id: string }> {
    const { agentId, startsAt, way, name, email, phone, message = '', propertyId = null } = body;
    if (!agentId) throw new InvalidBody({ agentId: 'Choisissez un conseiller' });
    const invitation = {
      agentId,
      way,
      name,
      email,
      phone: e164(phone) ?? phone ?? null,
      message,
      propertyId,
      consent: null,
    };
    return this.done(request, 'appointments.book', {}, new BookAppointment(invitation, new Date(startsAt), 'staff'));
  }

  @Put(':id')
  move(
    @Param('id', uuidParam) id: string,
    @Body() { startsAt, version }: MoveByHandDto,
    @Req() request: Request,
  ): Promise<{ id: string }> {
    const command = new MoveAppointment(
      id,
      new Date(startsAt),
      { version: seen(version) },
      request.account?.id ?? null,
    );
    return this.done(request, 'appointments.move', { target: id, detail: { startsAt } }, command);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(
    @Param('id', uuidParam) id: string,
    @Body() { version }: Version,
    @Req() request: Request,
  ): Promise<{ id: string }> {
    const command = new CancelAppointment(id, { version: seen(version) }, request.account?.id ?? null);
    return this.done(request, 'appointments.cancel', { target: id }, command);
  }

  private async done(
    request: Request,
    action: string,
    about: Parameters<typeof auditEntry>[2],
    command: Command<{ id: string }>,
  ): Promise<{ id: string }> {
    const { answer } = await this.work.run(
      null,
      () => this.commands.execute(command),
      auditEntry(request, action, about),
    );
    return answer;
  }
}

function seen(version: number | null | undefined): number {
  if (version === null || version === undefined) throw new InvalidBody({ version: 'La version est requise' });
  return version;
}
