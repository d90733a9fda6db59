import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { APPOINTMENT_SUBJECT } from '@pignon/domain/contact/contact-rules';
import { ReceiveMessage } from '../contact/receive-message.command';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import { e164 } from '../http/input/phone';
import type { Request } from '../http/request';
import { AppointmentDto } from './appointments.dto';

interface AppointmentAnswer {
  readonly id: string;
  readonly success: true;
  readonly message: string;
}

/** A request for a meeting, where the adviser has no calendar of his own (M96). */
@ApiTags('appointments')
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Public()
@Controller('api/appointments')
export class AppointmentsController {
  constructor(private readonly intake: Intake) {}

  @Post()
  @HttpCode(202)
  async ask(@Body() body: AppointmentDto, @Req() request: Request): Promise<AppointmentAnswer> {
    const { name, email, phone, message = '', propertyId, preferred, consent } = body;
    const details = {
      source: 'appointment',
      name,
      email,
      phone,
      phoneE164: e164(phone),
      subject: APPOINTMENT_SUBJECT,
      message,
      propertyId,
      preferred,
      consent,
    } as const;
    const { id } = await this.intake.accept(
      request,
      'appointments',
      body,
      new ReceiveMessage(details, Boolean(body.website)),
    );
    return {
      id,
      success: true,
      message: 'Votre demande de rendez-vous a été envoyée avec succès. Votre conseiller vous confirmera le créneau.',
    };
  }
}
