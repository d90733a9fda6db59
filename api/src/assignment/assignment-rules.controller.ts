import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ruleFaults } from '@pignon/domain/assignment/rule-faults';
import type { Rerun, Simulation, StaffRule } from '@pignon/domain/assignment/staff-rule';
import { AssignmentRules } from '@pignon/infra/assignment/assignment-rules';
import { StandingHouse } from '@pignon/infra/assignment/standing-house';
import { StaffWith } from '../http/access/audience';
import { auditEntry, changeEntry } from '../http/access/audit-entry';
import { knownId, numberParam } from '../http/input/known-id';
import { Version } from '../http/input/version';
import { ChangedMeanwhile, InvalidBody, NotFound } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { RuleChangesDto, RuleDto, RuleOrderDto, SimulationDto } from './assignment.dto';
import { Rerunning } from './rerunning';
import { changesOf, ruleOf } from './rule-of';
import { Simulating } from './simulating';

/** E06: whose requests are, by rules that staff write. */
@ApiTags('assignment-rules')
@StaffWith('advisers')
@Controller('api/admin/assignment-rules')
export class AssignmentRulesController {
  constructor(
    private readonly rules: AssignmentRules,
    private readonly house: StandingHouse,
    private readonly simulating: Simulating,
    private readonly rerunning: Rerunning,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  all(): Promise<readonly StaffRule[]> {
    return this.rules.all();
  }

  @Post()
  async create(@Body() body: RuleDto, @Req() request: Request): Promise<StaffRule> {
    const fields = ruleOf(body);
    await this.refuseFaulty(fields);
    return await this.one(await this.rules.create(fields, changeEntry(request, 'assignment.create', fields)));
  }

  @Put('order')
  @HttpCode(204)
  async order(@Body() { ids }: RuleOrderDto, @Req() request: Request): Promise<void> {
    const line = auditEntry(request, 'assignment.order', { detail: { ids } });
    if (!(await this.rules.order(ids, line))) throw new ChangedMeanwhile('La liste des règles', { by: null, at: null });
  }

  /** What would become of a request, were it to come in now: nothing is changed. */
  @Post('simulate')
  @HttpCode(200)
  async simulate(@Body() body: SimulationDto): Promise<Simulation> {
    const simulation = await this.simulating.run(body);
    if (!simulation) throw new InvalidBody({ threadId: 'Choisissez une demande' });
    return simulation;
  }

  /** Those that are nobody's, oldest first, by the rules as they stand. */
  @Post('rerun')
  @HttpCode(200)
  rerun(@Req() request: Request): Promise<Rerun> {
    return this.rerunning.run(
      (detail) => auditEntry(request, 'assignment.rerun', { detail }),
      request.account?.id ?? null,
    );
  }

  @Put(':id')
  async update(
    @Param('id', numberParam) id: number,
    @Body() { version = null, ...body }: RuleChangesDto,
    @Req() request: Request,
  ): Promise<StaffRule> {
    const changes = changesOf(body);
    const before = await this.one(knownId(id));
    const { conditions, target } = changes;
    await this.refuseFaulty({
      ...before,
      conditions: conditions ?? { join: 'and', groups: [] },
      target: target ?? { kind: 'property' },
    });
    const line = changeEntry(request, 'assignment.update', changes);
    await this.held(id, await this.rules.update(id, changes, version, line));
    return await this.one(id);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(
    @Param('id', numberParam) id: number,
    @Query() { version = null }: Version,
    @Req() request: Request,
  ): Promise<void> {
    await this.held(id, await this.rules.remove(knownId(id), version, changeEntry(request, 'assignment.remove')));
  }

  private async held(id: number, outcome: 'updated' | 'removed' | 'unknown' | 'changed'): Promise<void> {
    if (outcome === 'unknown') throw new NotFound();
    if (outcome === 'changed') throw new ChangedMeanwhile('Cette règle', await this.rules.lastChange(id));
  }

  /** Its own list may be a moment behind that of a colleague who removes it just now. */
  private async one(id: number): Promise<StaffRule> {
    const rule = (await this.rules.all()).find((one) => one.id === id);
    if (!rule) throw new NotFound();
    return rule;
  }

  private async refuseFaulty(fields: Parameters<typeof ruleFaults>[0]): Promise<void> {
    const { advisers } = await this.house.read();
    const faults = ruleFaults(
      fields,
      advisers.map(({ id }) => id),
    );
    if (Object.keys(faults).length > 0) throw new InvalidBody(faults);
  }
}
