import { Injectable } from '@nestjs/common';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AppointmentMail } from './appointment-mail';
import type { Told } from './appointment-reader';

@Injectable()
export class ConfirmToVisitor implements Processor<Told> {
  constructor(private readonly mail: AppointmentMail) {}

  perform(effect: Effect<Told>): Promise<Done> {
    return this.mail.toVisitor(
      effect,
      {
        subject: 'Votre rendez-vous du',
        title: 'Votre rendez-vous est confirmé',
        paragraphs: ['Ajoutez-le à votre agenda grâce au fichier joint.'],
        entry: true,
        open: true,
      },
      { counted: true },
    );
  }
}

@Injectable()
export class ConfirmToAdviser implements Processor<Told> {
  constructor(private readonly mail: AppointmentMail) {}

  perform(effect: Effect<Told>): Promise<Done> {
    return this.mail.toAdviser(effect, {
      subject: 'Rendez-vous :',
      title: 'Nouveau rendez-vous',
      paragraphs: ['Ce créneau vient d’être réservé. Il est confirmé au visiteur.'],
      entry: true,
    });
  }
}

@Injectable()
export class MovedToVisitor implements Processor<Told> {
  constructor(private readonly mail: AppointmentMail) {}

  perform(effect: Effect<Told>): Promise<Done> {
    return this.mail.toVisitor(
      effect,
      {
        subject: 'Votre rendez-vous est déplacé au',
        title: 'Votre rendez-vous est déplacé',
        paragraphs: ['Voici le nouveau créneau. Le fichier joint met votre agenda à jour.'],
        entry: true,
        open: true,
      },
      { counted: false },
    );
  }
}

@Injectable()
export class MovedToAdviser implements Processor<Told> {
  constructor(private readonly mail: AppointmentMail) {}

  perform(effect: Effect<Told>): Promise<Done> {
    return this.mail.toAdviser(effect, {
      subject: 'Rendez-vous déplacé :',
      title: 'Rendez-vous déplacé',
      paragraphs: ['Voici le nouveau créneau. Le fichier joint met votre agenda à jour.'],
      entry: true,
    });
  }
}

@Injectable()
export class CancelledToVisitor implements Processor<Told> {
  constructor(private readonly mail: AppointmentMail) {}

  perform(effect: Effect<Told>): Promise<Done> {
    return this.mail.toVisitor(
      effect,
      {
        subject: 'Rendez-vous annulé :',
        title: 'Votre rendez-vous est annulé',
        paragraphs: ['Le fichier joint le retire de votre agenda.'],
        entry: true,
        open: false,
      },
      { counted: false },
    );
  }
}

@Injectable()
export class CancelledToAdviser implements Processor<Told> {
  constructor(private readonly mail: AppointmentMail) {}

  perform(effect: Effect<Told>): Promise<Done> {
    return this.mail.toAdviser(effect, {
      subject: 'Rendez-vous annulé :',
      title: 'Rendez-vous annulé',
      paragraphs: ['Le créneau est de nouveau libre. Le fichier joint le retire de votre agenda.'],
      entry: true,
    });
  }
}

@Injectable()
export class RemindVisitor implements Processor<Told> {
  constructor(private readonly mail: AppointmentMail) {}

  perform(effect: Effect<Told>): Promise<Done> {
    return this.mail.toVisitor(
      effect,
      {
        subject: 'Rappel : votre rendez-vous du',
        title: 'Rappel de votre rendez-vous',
        paragraphs: ['Un empêchement ? Déplacez-le ou annulez-le en deux clics.'],
        entry: false,
        open: true,
        ahead: true,
      },
      { counted: true },
    );
  }
}
