import { Injectable } from '@nestjs/common';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinks } from './access-links';
import { linkTerms, wished } from './access-words';

/** To the client: the link that stands in for the one he had. */
@Injectable()
export class EmailNewLink implements Processor<{ requestId: string }> {
  constructor(
    private readonly post: Post,
    private readonly requests: AccessRecords,
    private readonly links: AccessLinks,
  ) {}

  async perform(effect: Effect<{ requestId: string }>): Promise<Done> {
    const request = await this.requests.byId(effect.payload.requestId);
    const url = this.links.linkToMail(request);
    return await this.post.toClient(effect, { name: '', address: request.email }, ({ phone }) => ({
      subject: 'Votre nouveau lien d’accès off-market',
      content: {
        title: 'Votre nouveau lien d’accès',
        paragraphs: [
          request.name ? `Bonjour ${request.name},` : 'Bonjour,',
          `Voici un nouveau lien vers ${wished(request)}. Il remplace le précédent, qui n’ouvre plus rien, sur aucun appareil. Suivez-le, puis choisissez « Ouvrir le dossier ».`,
        ],
        action: { label: request.property ? 'Voir le bien' : 'Voir les biens off-market', url },
        closing: [linkTerms(request), `Pour une question ou une visite, appelez-nous au ${phone}.`],
      },
    }));
  }
}
