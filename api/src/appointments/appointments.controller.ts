import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { appointmentRules } from '@pignon/domain/appointments/appointment-rules';
import { SlotNotOffered, SlotTaken } from '@pignon/domain/appointments/appointment-refusals';
import type { BookableDays } from '@pignon/domain/appointments/shown-appointment';
import { slotAt } from '@pignon/domain/appointments/slots';
import { APPOINTMENT_SUBJECT } from '@pignon/domain/contact/contact-rules';
import { MeetingAdvisers } from '@pignon/infra/appointments/meeting-advisers';
import { ReceiveMessage } from '../contact/receive-message.command';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import { e164 } from '../http/input/phone';
import { InvalidBody } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { AppointmentDto } from './appointments.dto';
import { BookAppointment } from './booking/book-appointment.command';
import { BookingIntake } from './booking/booking-intake';
import { BookingTurns } from './booking/booking-turns';
import { MeetingOffers } from './booking/meeting-offers';
import { SlotsQuery } from './slots.dto';

interface AppointmentAnswer {
  readonly id: string;
  readonly success: true;
  readonly message: string;
}

const USUAL_DAYS = 21;

/** An hour with an adviser, where he has one free; else a request for a meeting (M96). */
@ApiTags('appointments')
@Public()
@Controller('api/appointments')
export class AppointmentsController {
  constructor(
    private readonly intake: Intake,
    private readonly offers: MeetingOffers,
    private readonly advisers: MeetingAdvisers,
    private readonly turns: BookingTurns,
    private readonly bookings: BookingIntake,
  ) {}

  @Get('slots')
  @Header('cache-control', 'private, no-store')
  slots(@Query() { agent, property, from, days }: SlotsQuery): Promise<BookableDays> {
    return this.offers.days({ agentId: agent ?? null, propertyId: property ?? null }, from ?? null, days ?? USUAL_DAYS);
  }

  @Post()
  @HttpCode(202)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async ask(@Body() body: AppointmentDto, @Req() request: Request): Promise<AppointmentAnswer> {
    // A robot keeps nobody's hour: what it sends lies among the unwanted requests.
    return body.slot && !body.website ? await this.book(body, request, body.slot) : await this.request(body, request);
  }

  private async book(body: AppointmentDto, request: Request, slot: string): Promise<AppointmentAnswer> {
    const { name, email, phone, message = '', agentId, consent = null } = body;
    const propertyId = serial(body.propertyId);
    const offer = await this.offers.of({ agentId: agentId ?? null, propertyId });
    if (!offer || offer.ways.length === 0) throw new SlotNotOffered();
    const way = body.way ?? offer.ways[0];
    if (!way || !offer.ways.includes(way)) throw new InvalidBody({ way: appointmentRules.way });
    const invitation = {
      agentId: offer.adviser.id,
      way,
      name,
      email,
      phone: e164(phone) ?? phone ?? null,
      message,
      propertyId,
      consent,
    };
    const startsAt = new Date(slot);
    const { id } = await this.turns.run(offer.adviser.id, async () => {
      if (await this.advisers.isGone(offer.adviser.id, slotAt(startsAt, offer.adviser), email)) throw new SlotTaken();
      const command = new BookAppointment(invitation, startsAt, 'visitor');
      return await this.bookings.accept(request, body, command);
    });
    return { id, success: true, message: 'Votre rendez-vous est confirmé. Vous recevez la confirmation par e-mail.' };
  }

  private async request(body: AppointmentDto, request: Request): Promise<AppointmentAnswer> {
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

/** What a form says it is about may be none of ours. */
const serial = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : null;
