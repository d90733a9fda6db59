import { Injectable } from '@nestjs/common';
import { DEVICES_PER_ACCESS } from '@pignon/domain/off-market/access-rules';
import { Settings } from '@pignon/domain/settings/app-settings';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinks } from './access-links';
import { personFacts, propertyFacts, wished } from './access-words';

/** To the agency: a link goes round (security row 30). */
@Injectable()
export class EmailPassingOn implements Processor<{ requestId: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly requests: AccessRecords,
    private readonly links: AccessLinks,
  ) {}

  async perform(effect: Effect<{ requestId: string }>): Promise<Done> {
    const request = await this.requests.byId(effect.payload.requestId);
    const { agency } = await this.settings.read();
    return await this.post.toStaff(effect, {
      to: { name: agency.name, address: agency.email },
      subject: `Lien off-market transmis ? ${request.name ?? request.email}, ${request.property?.title ?? 'tous les biens'}`,
      content: {
        title: 'Un lien d’accès circule peut-être',
        paragraphs: [
          `Le lien vers ${wished(request)} a été ouvert sur ${DEVICES_PER_ACCESS}\u00a0appareils, et essayé sur un autre : cette dernière ouverture a été refusée.`,
          'Si le client l’a transmis, révoquez l’accès : tout ce que ce lien a ouvert se ferme aussitôt. S’il a seulement changé d’appareils, envoyez-lui un nouveau lien : l’ancien se ferme de même.',
        ],
        facts: [...personFacts(request), ...propertyFacts(request, agency.referencePrefix)],
        action: { label: 'Voir la demande', url: this.links.decision(request) },
        closing: ['La page demande votre connexion.'],
      },
    });
  }
}
