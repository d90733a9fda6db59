import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { colleagueRules } from '@pignon/domain/accounts/desk/colleague-rules';
import type { StaffDesk, StaffVisit } from '@pignon/domain/accounts/desk/staff-colleague';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { ColleagueChanges, type ColleagueFields } from '@pignon/infra/accounts/desk/colleague-changes';
import { StaffColleagues } from '@pignon/infra/accounts/desk/staff-colleagues';
import { StaffWith } from '../../http/access/audience';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import { InvalidBody, NotFound } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { ColleagueDto, DisabledDto, EnabledRolesDto, InvitationDto } from './colleagues.dto';

const whoOf = ({ account, id }: Request) => ({ accountId: account?.id ?? null, requestId: id });

/** E13 'Utilisateurs et rôles': who works here, as what, and which roles open the back-office. */
@ApiTags('accounts')
@StaffWith('settings')
@Controller('api/admin/users')
export class ColleaguesController {
  constructor(
    private readonly colleagues: StaffColleagues,
    private readonly changes: ColleagueChanges,
    private readonly passwords: Argon2Passwords,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  all(): Promise<StaffDesk> {
    return this.colleagues.desk();
  }

  @Post()
  @HttpCode(201)
  async invite(@Body() { email, ...body }: InvitationDto, @Req() request: Request): Promise<StaffDesk> {
    const fields = await this.fieldsOf(body);
    const unknown = await this.passwords.hash(randomBytes(32).toString('base64url'));
    await this.changes.invite(email, fields, unknown, whoOf(request));
    return await this.all();
  }

  @Put('roles')
  async enable(@Body() { roles }: EnabledRolesDto, @Req() request: Request): Promise<StaffDesk> {
    await this.changes.enable(roles, whoOf(request));
    return await this.all();
  }

  @Put(':id')
  async change(
    @Param('id', uuidParam) id: string,
    @Body() body: ColleagueDto,
    @Req() request: Request,
  ): Promise<StaffDesk> {
    if (!(await this.changes.change(id, await this.fieldsOf(body), whoOf(request)))) throw new NotFound();
    return await this.all();
  }

  @Put(':id/disabled')
  async disable(
    @Param('id', uuidParam) id: string,
    @Body() { disabled }: DisabledDto,
    @Req() request: Request,
  ): Promise<StaffDesk> {
    if (!(await this.changes.disable(id, disabled, whoOf(request)))) throw new NotFound();
    return await this.all();
  }

  @Post(':id/link')
  @HttpCode(202)
  async link(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<StaffDesk> {
    if (!(await this.changes.sendLink(id, whoOf(request)))) throw new NotFound();
    return await this.all();
  }

  @Get(':id/sessions')
  @Header('cache-control', 'private, no-store')
  async visits(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<readonly StaffVisit[]> {
    return found(await this.colleagues.visits(id, request.session.sessionId));
  }

  /** One's own as well, where they are one's own. */
  @Delete(':id/sessions')
  @HttpCode(204)
  async signOut(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<void> {
    if (!(await this.changes.signOut(id, whoOf(request)))) throw new NotFound();
  }

  private async fieldsOf({ name, role, agentId = null }: ColleagueDto): Promise<ColleagueFields> {
    const { advisers } = await this.colleagues.desk();
    if (agentId !== null && !advisers.some(({ id }) => id === agentId))
      throw new InvalidBody({ agentId: colleagueRules.adviser });
    return { name, role, agentId };
  }
}
