import { Injectable } from '@nestjs/common';
import { ContactRecords } from '@pignon/infra/contact/contact-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** To the visitor. It repeats none of his words, so that nobody can use our form to write to strangers. */
@Injectable()
export class EmailContactReceipt implements Processor<{ messageId: string }> {
  constructor(
    private readonly post: Post,
    private readonly messages: ContactRecords,
  ) {}

  async perform(effect: Effect<{ messageId: string }>): Promise<Done> {
    const { email } = await this.messages.byId(effect.payload.messageId);
    return await this.post.toVisitor(effect, { name: '', address: email }, ({ phone }) => ({
      subject: 'Votre message est bien arrivé',
      content: {
        title: 'Merci pour votre message !',
        paragraphs: [
          'Bonjour,',
          'Votre demande a été envoyée avec succès. Notre équipe vous répondra dans les 24 heures ouvrées.',
        ],
        closing: [
          `Pour une question urgente, appelez-nous au ${phone}.`,
          "Vous n'avez rien demandé ? Ignorez ce courriel, ou dites-le-nous en y répondant.",
        ],
      },
    }));
  }
}
