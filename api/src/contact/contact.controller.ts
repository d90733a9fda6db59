import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import { e164 } from '../http/input/phone';
import type { Request } from '../http/request';
import { ContactDto, ContactSendDto } from './contact.dto';
import { ReceiveMessage } from './receive-message.command';

interface ContactAnswer {
  readonly id: string;
  readonly success: true;
  readonly message: string;
}

const received = ({ id }: { id: string }): ContactAnswer => ({
  id,
  success: true,
  message: 'Votre demande a été envoyée avec succès. Nous vous contacterons très prochainement.',
});

/** Two calls, one message record and one path behind it (F49). */
@ApiTags('contact')
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Public()
@Controller('api/contact')
export class ContactController {
  constructor(private readonly intake: Intake) {}

  @Post()
  @HttpCode(202)
  async contact(@Body() body: ContactDto, @Req() request: Request): Promise<ContactAnswer> {
    const { name, email, phone, subject, message } = body.data;
    // Whether `to` is an adviser is decided when the mail is written: no read stands between the visitor and his answer.
    const details = {
      name,
      email,
      phone,
      phoneE164: e164(phone),
      subject,
      message,
      adviserEmail: body.to,
      consent: body.consent,
    };
    return received(
      await this.intake.accept(request, 'contact', body, new ReceiveMessage(details, Boolean(body.website))),
    );
  }

  @Post('send')
  @HttpCode(202)
  async send(@Body() body: ContactSendDto, @Req() request: Request): Promise<ContactAnswer> {
    const { name, email, phone, subject, message, propertyId, source, consent } = body;
    const asked = source ?? (propertyId ? 'information' : undefined);
    const who = { name, email, phone, phoneE164: e164(phone) };
    const details = { source: asked, ...who, subject, message, propertyId, consent };
    return received(
      await this.intake.accept(request, 'contact.send', body, new ReceiveMessage(details, Boolean(body.website))),
    );
  }
}
