import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from '@pignon/infra/careers/application-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** To the candidate. It repeats none of his words, so that nobody can use our form to write to strangers. */
@Injectable()
export class EmailCandidate implements Processor<{ applicationId: string }> {
  constructor(
    private readonly post: Post,
    private readonly applications: ApplicationRecords,
  ) {}

  async perform(effect: Effect<{ applicationId: string }>): Promise<Done> {
    const { details } = await this.applications.byId(effect.payload.applicationId);
    return await this.post.toVisitor(effect, { name: '', address: details.email }, ({ phone }) => ({
      subject: 'Votre candidature est bien arrivée',
      content: {
        title: 'Merci pour votre candidature !',
        paragraphs: [
          'Bonjour,',
          'Votre candidature et votre CV sont bien arrivés. Nous répondons à chaque candidature.',
        ],
        closing: [
          `Pour toute question, appelez-nous au ${phone}. Vos données s’effacent deux ans après leur réception, ou avant si vous le demandez.`,
          'Vous n’avez rien demandé ? Ignorez cet e-mail, ou dites-le-nous en y répondant.',
        ],
      },
    }));
  }
}
