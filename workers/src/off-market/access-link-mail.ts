import { Injectable } from '@nestjs/common';
import { type AccessRecord, AccessRecords } from '@pignon/infra/off-market/access-records';
import { Post } from '../mail/post';
import type { Done, Effect } from '../outbox/reaction';
import { AccessLinks } from './access-links';
import { linkTerms } from './access-words';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly sentence: (request: AccessRecord) => string;
}

/** A link that opens a file, to the client it was made for; every attempt carries the same one. */
@Injectable()
export class AccessLinkMail {
  constructor(
    private readonly post: Post,
    private readonly requests: AccessRecords,
    private readonly links: AccessLinks,
  ) {}

  async send(effect: Effect<{ requestId: string }>, { subject, title, sentence }: Words): Promise<Done> {
    const request = await this.requests.byId(effect.payload.requestId);
    const url = this.links.linkToMail(request);
    return await this.post.toClient(effect, { name: '', address: request.email }, ({ phone }) => ({
      subject,
      content: {
        title,
        // The name was typed by whoever asked; the agency read it before it approved.
        paragraphs: [request.name ? `Bonjour ${request.name},` : 'Bonjour,', sentence(request)],
        action: { label: request.property ? 'Voir le bien' : 'Voir les biens off-market', url },
        closing: [linkTerms(request), `Pour une question ou une visite, appelez-nous au ${phone}.`],
      },
    }));
  }
}
