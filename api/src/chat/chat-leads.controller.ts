import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CHAT_SUBJECT } from '@pignon/domain/contact/contact-rules';
import { ReceiveMessage } from '../contact/receive-message.command';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import { e164 } from '../http/input/phone';
import type { Request } from '../http/request';
import { ChatLeadDto, ChatPersonDto } from './chat-leads.dto';
import { IdentifyProspect } from './identify-prospect.command';
import { ReceiveChatLead } from './receive-chat-lead.command';

interface PersonAnswer {
  readonly success: true;
  readonly personId: string;
  readonly error: null;
}

interface LeadAnswer {
  readonly success: true;
  readonly leadId: string;
  readonly error: null;
}

/**
 * What the chat's dialogue ends with (M153): a person, then what he would have estimated. Both are kept and answered at
 * once; the CRM hears of them by effects, so that its failures show in the journal and nowhere else (C15).
 */
@ApiTags('chat')
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Public()
@Controller('api/pipedrive/chat')
export class ChatLeadsController {
  constructor(private readonly intake: Intake) {}

  @Post('create-person')
  @HttpCode(202)
  async person(@Body() body: ChatPersonDto, @Req() request: Request): Promise<PersonAnswer> {
    const { fullName: name, email, phone, website } = body;
    const robot = { source: 'chat', name, email, phone, subject: CHAT_SUBJECT, message: '' } as const;
    const command = website
      ? new ReceiveMessage(robot, true)
      : new IdentifyProspect({ name, email, phone: e164(phone) ?? phone });
    const { id } = await this.intake.accept(request, 'chat.person', body, command);
    return { success: true, personId: id, error: null };
  }

  @Post('create-lead')
  @HttpCode(202)
  async lead(@Body() body: ChatLeadDto, @Req() request: Request): Promise<LeadAnswer> {
    const { personId, corrects = false, website } = body;
    const estimation = body.estimation();
    const robot = { source: 'chat', name: '', email: '', subject: CHAT_SUBJECT, message: '', estimation } as const;
    const command = website
      ? new ReceiveMessage(robot, true)
      : new ReceiveChatLead(personId, estimation, corrects, body.sought());
    const { id } = await this.intake.accept(request, 'chat.lead', body, command);
    return { success: true, leadId: id, error: null };
  }
}
