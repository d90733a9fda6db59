import { Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinks } from './access-links';
import { wishedByClient } from './access-words';

/** To the client, politely. */
@Injectable()
export class EmailAccessRefusal implements Processor<{ requestId: string }> {
  constructor(
    private readonly post: Post,
    private readonly requests: AccessRecords,
    private readonly links: AccessLinks,
  ) {}

  async perform(effect: Effect<{ requestId: string }>): Promise<Done> {
    const request = await this.requests.byId(effect.payload.requestId);
    // The agency changed its mind before this mail left.
    if (request.state !== 'refused') throw new Cancelled('La demande n’est plus refusée', 'DECIDED');
    return await this.post.toClient(effect, { name: '', address: request.email }, ({ phone }) => ({
      subject: 'Votre demande d’accès off-market',
      content: {
        title: 'Votre demande d’accès',
        paragraphs: [
          'Bonjour,',
          `Nous ne pouvons pas donner suite à votre demande d’accès à ${wishedByClient(request)} pour le moment.`,
          'D’autres biens vous intéressent peut-être :',
        ],
        action: { label: 'Voir nos biens off-market', url: this.links.offMarket },
        closing: [`Pour en parler avec nous, répondez à cet e-mail ou appelez-nous au ${phone}.`],
      },
    }));
  }
}
