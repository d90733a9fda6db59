import { Body, Controller, Get, Header, Headers, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { AppointmentNotFound } from '@pignon/domain/appointments/appointment-refusals';
import { placeOf } from '@pignon/domain/appointments/entry-of';
import type { OwnAppointment } from '@pignon/domain/appointments/shown-appointment';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Clock } from '@pignon/domain/shared/clock';
import { isAppointmentToken } from '@pignon/infra/appointments/appointment-links';
import { AppointmentRecords } from '@pignon/infra/appointments/appointment-records';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import { uuidParam } from '../http/input/uuid-param';
import type { Request } from '../http/request';
import { CancelAppointment } from './booking/cancel-appointment.command';
import { MoveAppointment } from './booking/move-appointment.command';
import { CancelOwnDto, MoveOwnDto } from './own-appointment.dto';

/** So long after it a link still tells of it. */
const SHOWN_MS = 30 * 24 * 3600 * 1000;

/** One appointment, to whoever was sent its link: reading changes nothing, so a mail scanner may follow it. */
@ApiTags('appointments')
@ApiBearerAuth()
@Public()
@Controller('api/appointments')
export class OwnAppointmentController {
  constructor(
    private readonly intake: Intake,
    private readonly records: AppointmentRecords,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async read(
    @Param('id', uuidParam) id: string,
    @Headers('authorization') authorization: string | undefined,
  ): Promise<OwnAppointment> {
    this.mustHold(id, authorization);
    const record = await this.records.byId(id, { named: true });
    const now = this.clock.now().getTime();
    if (!record || record.endsAt.getTime() + SHOWN_MS < now) throw new AppointmentNotFound();
    const { agency } = await this.settings.read();
    const { agentId, adviser, way, propertyId, startsAt, endsAt, state, sequence } = record;
    const stays = adviser?.active === true;
    return {
      id,
      agentId: stays ? agentId : null,
      agentName: stays ? adviser.name : null,
      way,
      place: placeOf(record, agency),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      state: state === 'booked' && startsAt.getTime() <= now ? 'over' : state,
      sequence,
      propertyId,
    };
  }

  @Post(':id/move')
  @HttpCode(202)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  move(
    @Param('id', uuidParam) id: string,
    @Headers('authorization') authorization: string | undefined,
    @Body() body: MoveOwnDto,
    @Req() request: Request,
  ): Promise<{ id: string }> {
    this.mustHold(id, authorization);
    const command = new MoveAppointment(id, new Date(body.slot), { sequence: body.sequence ?? 0 }, null);
    return this.intake.accept(request, `appointments.move:${id}`, body, command);
  }

  @Post(':id/cancel')
  @HttpCode(202)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  cancel(
    @Param('id', uuidParam) id: string,
    @Headers('authorization') authorization: string | undefined,
    @Body() body: CancelOwnDto,
    @Req() request: Request,
  ): Promise<{ id: string }> {
    this.mustHold(id, authorization);
    const command = new CancelAppointment(id, { sequence: body.sequence ?? 0 }, null);
    return this.intake.accept(request, `appointments.cancel:${id}`, body, command);
  }

  /** A wrong token and an unknown appointment look the same. */
  private mustHold(id: string, authorization: string | undefined): void {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
    if (!isAppointmentToken(this.config.secretKey, id, token)) throw new AppointmentNotFound();
  }
}
