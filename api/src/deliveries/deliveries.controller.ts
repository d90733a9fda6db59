import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Delivery, DeliveryAttempt, DeliveryPage } from '@pignon/domain/deliveries/delivery';
import { EFFECT_KINDS, type EffectKind } from '@pignon/domain/deliveries/effect';
import { DeliveryJournal } from '@pignon/infra/deliveries/delivery-journal';
import { Breakers } from '@pignon/infra/outbox/breakers';
import { auditEntry } from '../http/access/audit-entry';
import { StaffWith } from '../http/access/audience';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import { InvalidBody, NotFound } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { RelayBell } from '../tools/relay-bell';
import { DeliveriesQuery, ReplayDto } from './deliveries.dto';

interface Replayed {
  readonly replayed: number;
}

/** The delivery journal: what is done behind the forms, and 'Rejouer'. */
@ApiTags('deliveries')
@StaffWith('journal')
@Controller('api/deliveries')
export class DeliveriesController {
  constructor(
    private readonly journal: DeliveryJournal,
    private readonly breakers: Breakers,
    private readonly bell: RelayBell,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() { state, kind, q, page, size }: DeliveriesQuery): Promise<DeliveryPage> {
    return this.journal.page({ state, kind, text: q }, page ?? 1, size);
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async one(@Param('id', uuidParam) id: string): Promise<{ delivery: Delivery; attempts: DeliveryAttempt[] }> {
    return found(await this.journal.one(id));
  }

  @Post('replay')
  @HttpCode(202)
  async replayMany(@Body() { ids, all, kind }: ReplayDto, @Req() request: Request): Promise<Replayed> {
    if (!ids?.length && !all) throw new InvalidBody({ ids: 'Choisissez au moins une livraison' });
    const line = auditEntry(request, 'deliveries.replay', { detail: { ids, all, kind } });
    return this.told(ids?.length ? await this.journal.replay(ids, line) : await this.journal.replayAllDead(kind, line));
  }

  @Post(':id/replay')
  @HttpCode(202)
  async replay(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<Replayed> {
    found(await this.journal.one(id));
    const line = auditEntry(request, 'deliveries.replay', { detail: { ids: [id] } });
    return this.told(await this.journal.replay([id], line));
  }

  @Post('breakers/:kind/close')
  @HttpCode(202)
  async close(@Param('kind') kind: string, @Req() request: Request): Promise<{ closed: boolean }> {
    if (!EFFECT_KINDS.includes(kind as EffectKind)) throw new NotFound();
    const line = auditEntry(request, 'deliveries.close-breaker', { target: kind });
    const closed = await this.breakers.close(kind as EffectKind, line);
    this.bell.ring();
    return { closed };
  }

  private told(replayed: number): Replayed {
    this.bell.ring();
    return { replayed };
  }
}
