import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { DecidedMeanwhile } from '@pignon/domain/off-market/access-refusals';
import { AccessChangedMeanwhile } from '@pignon/domain/off-market/access-request';
import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { auditEntry } from '../http/access/audit-entry';
import { Public, StaffWith } from '../http/access/audience';
import { NotFound } from '../http/refusals/errors';
import { Intake } from '../http/intake/intake';
import { e164 } from '../http/input/phone';
import type { Request } from '../http/request';
import { AddressChecks } from './address-checks';
import { changedSentence } from './changed-sentence';
import type { Decided } from './decisions/access-decisions';
import { ApproveAccess } from './decisions/approve-access.command';
import { CloseAccess } from './decisions/close-access.command';
import { DeactivateClient } from './decisions/deactivate-client.command';
import { RefuseAccess } from './decisions/refuse-access.command';
import { RenewLink } from './decisions/renew-link.command';
import { ResendLink } from './decisions/resend-link.command';
import { RevokeAccess } from './decisions/revoke-access.command';
import { CheckQuery, DecisionDto, NewLinkDto, RefusalDto, RegisterDto } from './off-market.dto';
import { type Registered, RequestAccess } from './request-access.command';
import { Viewers } from './viewers';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** M146 to M148: who asks to see off-market properties, and what the agency makes of it. */
@ApiTags('off-market')
@Controller('api/off-market-clients')
export class OffMarketClientsController {
  constructor(
    private readonly intake: Intake,
    private readonly commands: CommandBus,
    private readonly records: AccessRecords,
    private readonly viewers: Viewers,
    private readonly checks: AddressChecks,
  ) {}

  @Public()
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Post('register')
  @HttpCode(202)
  async register(@Body() body: RegisterDto, @Req() request: Request): Promise<Registered> {
    const { email, name, phone, company, propertyId = null, website, consent } = body;
    const words = { name, phone, phoneE164: e164(phone), company };
    const sender = { quarantined: Boolean(website), proven: await this.viewers.isClient(request, email) };
    return await this.intake.accept(
      request,
      'off-market.register',
      body,
      new RequestAccess(email, words, propertyId, sender, consent),
    );
  }

  /** F19: whoever types a client's address learns nothing; the client is told on the device where he opened his link. */
  @Public()
  @Get('check')
  @Header('cache-control', 'private, no-store')
  async check(@Query() { email }: CheckQuery, @Req() request: Request): Promise<{ isRegistered: boolean }> {
    await this.checks.count(request);
    return { isRegistered: await this.viewers.isClient(request, email) };
  }

  @StaffWith('requests')
  @Get('all')
  @Header('cache-control', 'private, no-store')
  all(): Promise<readonly StaffAccessRequest[]> {
    return this.records.all();
  }

  /** Approved, and the link is on its way (F23). */
  @StaffWith('requests')
  @Put('approve/:id')
  approve(@Param('id') id: string, @Body() seen: DecisionDto, @Req() request: Request): Promise<Decided> {
    return this.decide('approve', id, request, (line) => new ApproveAccess(id, line, seen.expected));
  }

  @StaffWith('requests')
  @Put('refuse/:id')
  refuse(@Param('id') id: string, @Body() refusal: RefusalDto, @Req() request: Request): Promise<Decided> {
    return this.decide('refuse', id, request, (line) => new RefuseAccess(id, line, refusal.expected, refusal.reason));
  }

  /** Of a property that is gone; whoever asked is told once. */
  @StaffWith('requests')
  @Put('close/:id')
  close(@Param('id') id: string, @Body() seen: DecisionDto, @Req() request: Request): Promise<Decided> {
    return this.decide('close', id, request, (line) => new CloseAccess(id, line, seen.expected));
  }

  @StaffWith('requests')
  @Put('revoke/:id')
  revoke(@Param('id') id: string, @Body() seen: DecisionDto, @Req() request: Request): Promise<Decided> {
    return this.decide('revoke', id, request, (line) => new RevokeAccess(id, line, seen.expected));
  }

  /** The same link in another mail. */
  @StaffWith('requests')
  @Put('send-again/:id')
  sendAgain(@Param('id') id: string, @Req() request: Request): Promise<Decided> {
    return this.decide('send-again', id, request, (line) => new ResendLink(id, line));
  }

  /** Another link instead of the one that is used up or went round; the mail with it is on its way. */
  @StaffWith('requests')
  @Put('new-link/:id')
  newLink(@Param('id') id: string, @Body() replaced: NewLinkDto, @Req() request: Request): Promise<Decided> {
    return this.decide('new-link', id, request, (line) => new RenewLink(id, line, replaced.expected, replaced.edition));
  }

  /** The client behind this request loses all that they were given. */
  @StaffWith('requests')
  @Put('deactivate/:id')
  deactivate(@Param('id') id: string, @Req() request: Request): Promise<Decided> {
    return this.decide('deactivate', id, request, (line) => new DeactivateClient(id, line));
  }

  /** `action` as the audit has called it from the first day on. */
  private async decide(
    action: string,
    id: string,
    request: Request,
    decision: (line: AuditEntry) => Command<Decided>,
  ): Promise<Decided> {
    if (!UUID.test(id)) throw new NotFound();
    const line = auditEntry(request, `off-market.${action}`, { target: id });
    return await this.commands.execute(decision(line)).catch(async (error) => {
      if (!(error instanceof AccessChangedMeanwhile)) throw error;
      throw new DecidedMeanwhile(changedSentence(error, await this.records.decidedBy(id, error.now)));
    });
  }
}
