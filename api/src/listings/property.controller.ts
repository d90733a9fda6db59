import { Body, Controller, Delete, Header, HttpCode, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Agents } from '@pignon/domain/agents/agent';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { StaffListings } from '@pignon/infra/listings/staff-listings';
import { AdminOnly } from '../http/audience';
import { InvalidBody, NotFound } from '../http/errors';
import type { Request } from '../http/request';
import { PropertyChangesDto, PropertyDto } from './property.dto';
import { CreateProperty, RemoveProperty, UpdateProperty } from './save-property.command';

interface SavedProperty extends StaffProperty {
  /** What staff left open and was worked out (F68). */
  readonly completed: readonly 'transactionType'[];
}

const isUnsaid = (value: unknown): boolean => value === undefined || value === null;

const propertyId = new ParseIntPipe({ exceptionFactory: () => new NotFound() });

/** Staff make, change and remove properties (M139). The answer is the whole stored property. */
@ApiTags('properties')
@AdminOnly()
@Controller('api/properties')
export class PropertyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly agents: Agents,
    private readonly properties: StaffListings,
    private readonly audit: AuditLog,
  ) {}

  @Post()
  @Header('cache-control', 'private, no-store')
  async create(@Body() body: PropertyDto, @Req() request: Request): Promise<SavedProperty> {
    const { id } = await this.commands.execute(
      new CreateProperty(await this.withAgent(body), request.account?.id ?? null),
    );
    return await this.saved(request, id, 'create', body, isUnsaid(body.transactionType));
  }

  @Put(':id')
  @Header('cache-control', 'private, no-store')
  async update(
    @Param('id', propertyId) id: number,
    @Body() body: PropertyChangesDto,
    @Req() request: Request,
  ): Promise<SavedProperty> {
    await this.commands.execute(new UpdateProperty(known(id), await this.withAgent(body), request.account?.id ?? null));
    return await this.saved(request, id, 'update', body, body.transactionType === null);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', propertyId) id: number, @Req() request: Request): Promise<void> {
    await this.commands.execute(new RemoveProperty(known(id)));
    await this.note(request, id, 'remove', {});
  }

  private async saved(
    request: Request,
    id: number,
    action: string,
    body: PropertyChangesDto,
    transactionCompleted: boolean,
  ): Promise<SavedProperty> {
    await this.note(request, id, action, body);
    const property = await this.properties.byId(id);
    if (!property) throw new NotFound();
    return { ...property, completed: transactionCompleted ? ['transactionType'] : [] };
  }

  /** Names of fields only: an audit log repeats no content, but what was confirmed of the owner is a fact of its own. */
  private note(request: Request, id: number, action: string, body: PropertyChangesDto): Promise<void> {
    const { ownerAuthorisation } = body;
    const fields = Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return this.audit.write({
      accountId: request.account?.id ?? null,
      action: `properties.${action}`,
      target: String(id),
      detail: { fields, ...(ownerAuthorisation !== undefined && { ownerAuthorisation }) },
      requestId: request.id,
    });
  }

  /** An adviser is named by number, or as read answers name him. */
  private async withAgent<Dto extends PropertyChangesDto>(body: Dto): Promise<Dto> {
    const { agent, agentId } = body;
    if (agentId === undefined && !agent) return body;
    const agents = await this.agents.all();
    const found = agents.find(({ id, email, name }) =>
      agentId === undefined || agentId === null ? email === agent?.email || name === agent?.name : id === agentId,
    );
    if (agentId === null) return body;
    if (!found) throw new InvalidBody({ [agentId === undefined ? 'agent' : 'agentId']: 'Ce conseiller est inconnu' });
    return Object.assign(body, { agentId: found.id });
  }
}

function known(id: number): number {
  if (id < 1 || id >= 2 ** 31) throw new NotFound();
  return id;
}
