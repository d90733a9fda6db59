import { Body, Controller, Delete, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Agents } from '@pignon/domain/agents/agent';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { StaffListings } from '@pignon/infra/listings/staff-listings';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { onceFor } from '../http/intake/intake';
import { StaffWith } from '../http/access/audience';
import { auditEntry, changedNames } from '../http/access/audit-entry';
import { knownId, numberParam } from '../http/input/known-id';
import { Version } from '../http/input/version';
import { InvalidBody, NotFound } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { NewPropertyDto, PropertyChangesDto } from './property.dto';
import { CreateProperty, RemoveProperty, UpdateProperty } from './save-property.command';
import { tellingWhoChanged } from './telling-who-changed';

interface SavedProperty extends StaffProperty {
  /** What staff left open and was worked out (F68). */
  readonly completed: readonly 'transactionType'[];
}

const isUnsaid = (value: unknown): boolean => value === undefined || value === null;

/** Staff make, change and remove properties (M139). The answer is the whole stored property. */
@ApiTags('properties')
@StaffWith('properties')
@Controller('api/properties')
export class PropertyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly agents: Agents,
    private readonly properties: StaffListings,
  ) {}

  @Post()
  @Header('cache-control', 'private, no-store')
  async create(@Body() body: NewPropertyDto, @Req() request: Request): Promise<SavedProperty> {
    // Without a key two are two, as the specification's callers have it.
    const once = request.headers['idempotency-key'] ? onceFor(request, 'properties.create', body) : null;
    const { id } = await this.commands.execute(
      new CreateProperty(await this.withAgent(body), lineOf(request, 'create', body), once),
    );
    return await this.saved(id, isUnsaid(body.transactionType));
  }

  @Put(':id')
  @Header('cache-control', 'private, no-store')
  async update(
    @Param('id', numberParam) id: number,
    @Body() { version = null, ...body }: PropertyChangesDto,
    @Req() request: Request,
  ): Promise<SavedProperty> {
    const update = new UpdateProperty(
      knownId(id),
      await this.withAgent(body),
      lineOf(request, 'update', body),
      version,
    );
    await tellingWhoChanged(this.properties, id, this.commands.execute(update));
    return await this.saved(id, body.transactionType === null);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(
    @Param('id', numberParam) id: number,
    @Query() { version = null }: Version,
    @Req() request: Request,
  ): Promise<void> {
    const remove = new RemoveProperty(knownId(id), lineOf(request, 'remove', {}), version);
    await tellingWhoChanged(this.properties, id, this.commands.execute(remove));
  }

  private async saved(id: number, transactionCompleted: boolean): Promise<SavedProperty> {
    const property = await this.properties.byId(id);
    if (!property) throw new NotFound();
    return { ...property, completed: transactionCompleted ? ['transactionType'] : [] };
  }

  /** An adviser is named by number, or as read answers name him. */
  private async withAgent<Dto extends PropertyChangesDto>(body: Dto): Promise<Dto> {
    const { agent, agentId } = body;
    if (agentId === undefined && !agent) return body;
    if (agentId === null) return body;
    const found =
      agentId === undefined
        ? (await this.agents.all()).find(({ email, name }) => email === agent?.email || name === agent?.name)
        : await this.agents.byId(agentId);
    if (!found) throw new InvalidBody({ [agentId === undefined ? 'agent' : 'agentId']: 'Ce conseiller est inconnu' });
    return Object.assign(body, { agentId: found.id });
  }
}

/** Names of fields only, but what was confirmed of the owner is a fact of its own. */
function lineOf(request: Request, action: string, body: PropertyChangesDto): AuditEntry {
  const { ownerAuthorisation } = body;
  const detail = { fields: changedNames(body), ...(ownerAuthorisation !== undefined && { ownerAuthorisation }) };
  return auditEntry(request, `properties.${action}`, { detail });
}
