import { Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { Settings } from '@pignon/domain/settings/app-settings';
import { parisTime } from '@pignon/domain/shared/text/french';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { RequestAdvisers } from '@pignon/infra/mailbox/request-advisers';
import { ConversationLinks } from '../mailbox/conversation-links';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinks } from './access-links';
import { personFacts, propertyFacts, wished } from './access-words';

/** To the agency, or to whose a rule or staff made it: who asks for what, and the way to the page where it is decided. */
@Injectable()
export class EmailAccessRequest implements Processor<{ requestId: string; found: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly requests: AccessRecords,
    private readonly links: AccessLinks,
    private readonly advisers: RequestAdvisers,
    private readonly conversations: ConversationLinks,
  ) {}

  async perform(effect: Effect<{ requestId: string; found: string }>): Promise<Done> {
    // He was told; the agency knows already.
    if (effect.payload.found !== 'nothing') throw new Cancelled('La demande était déjà connue', 'KNOWN');
    const request = await this.requests.byId(effect.payload.requestId);
    const { agency } = await this.settings.read();
    const decided = await this.advisers.of(effect.payload.requestId);
    const who = request.name ?? request.email;
    return await this.post.toStaff(effect, {
      to: decided && decided !== 'nobody' ? decided : { name: agency.name, address: agency.email },
      replyTo: { name: request.name ?? '', address: request.email },
      subject: `Demande d'accès off-market : ${who}, ${request.property?.title ?? 'tous les biens'}`,
      content: {
        title: `Accès demandé à ${wished(request)}`,
        paragraphs: [
          `${who} a demandé l’accès le ${parisTime(effect.createdAt)}. Le lien vers le dossier lui est envoyé dès que vous approuvez.`,
        ],
        facts: [...personFacts(request), ...propertyFacts(request, agency.referencePrefix)],
        action: { label: 'Voir la demande', url: this.links.decision(request) },
        also: await this.conversations.of(effect.payload.requestId),
        closing: ['La page demande votre connexion. Répondre à cet e-mail écrit directement au client.'],
      },
    });
  }
}
