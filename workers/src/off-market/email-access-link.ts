import { Injectable } from '@nestjs/common';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinks } from './access-links';
import { linkTerms, wished } from './access-words';

/** To the client: the link that opens the file. A retry and 'Renvoyer le lien' carry the same one. */
@Injectable()
export class EmailAccessLink implements Processor<{ requestId: string }> {
  constructor(
    private readonly post: Post,
    private readonly requests: AccessRecords,
    private readonly links: AccessLinks,
  ) {}

  async perform(effect: Effect<{ requestId: string }>): Promise<Done> {
    const request = await this.requests.byId(effect.payload.requestId);
    const url = this.links.linkToMail(request);
    return await this.post.toClient(effect, { name: '', address: request.email }, ({ phone }) => ({
      subject: 'Votre accès off-market est ouvert',
      content: {
        title: 'Votre accès est ouvert',
        paragraphs: [
          // Typed by whoever asked; the agency read it before it approved.
          request.name ? `Bonjour ${request.name},` : 'Bonjour,',
          `Notre équipe vous ouvre l’accès à ${wished(request)}. Suivez ce lien, puis choisissez « Ouvrir le dossier ».`,
        ],
        action: { label: request.property ? 'Voir le bien' : 'Voir les biens off-market', url },
        closing: [linkTerms(request), `Pour une question ou une visite, appelez-nous au ${phone}.`],
      },
    }));
  }
}
