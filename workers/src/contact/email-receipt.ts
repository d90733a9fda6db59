import { Injectable } from '@nestjs/common';
import type { LeadSource } from '@pignon/domain/contact/lead-captured';
import { Settings } from '@pignon/domain/settings/app-settings';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { LeadReader } from './lead-reader';
import { sourceOf } from './lead-words';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

const MESSAGE: Words = {
  subject: 'Votre message est bien arrivé',
  title: 'Merci pour votre message !',
  text: 'Votre demande a été envoyée avec succès. Notre équipe vous répondra dans les 24 heures ouvrées.',
};

const WORDS: Readonly<Record<LeadSource, Words>> = {
  contact: MESSAGE,
  information: { ...MESSAGE, subject: "Votre demande d'information est bien arrivée" },
  'off-market': { ...MESSAGE, subject: "Votre demande d'information est bien arrivée" },
  appointment: {
    subject: 'Votre demande de rendez-vous est bien arrivée',
    title: 'Merci pour votre demande !',
    text: 'Votre conseiller vous propose un créneau dans les 24 heures ouvrées.',
  },
  chat: {
    subject: "Votre demande d'estimation est bien arrivée",
    title: 'Merci pour votre confiance !',
    text: "L'estimation détaillée vous parvient sous 48 heures ouvrées, puis un conseiller vous appelle.",
  },
};

/** To the visitor. It repeats none of his words, so that nobody can use our form to write to strangers. */
@Injectable()
export class EmailContactReceipt implements Processor<{ messageId: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly leads: LeadReader,
  ) {}

  async perform(effect: Effect<{ messageId: string }>): Promise<Done> {
    const { details, property, url } = await this.leads.byId(effect.payload.messageId);
    const { agency } = await this.settings.read();
    const { subject, title, text } = WORDS[sourceOf(details)];
    const about = property?.named ? property : null;
    return await this.post.toVisitor(effect, { name: '', address: details.email }, ({ phone }) => ({
      subject,
      content: {
        title,
        paragraphs: ['Bonjour,', text],
        ...(about && {
          facts: [
            ['Bien', about.title],
            ['Ville', about.shownCity],
            ['Référence', referenceOf(agency, about.id)],
            ['Votre conseiller', about.adviser.name],
          ] as const,
        }),
        ...(about && url ? { action: { label: 'Revoir le bien', url } } : {}),
        closing: [
          `Pour une question urgente, appelez-nous au ${phone}.`,
          'Vous n’avez rien demandé ? Ignorez cet e-mail, ou dites-le-nous en y répondant.',
        ],
      },
    }));
  }
}
