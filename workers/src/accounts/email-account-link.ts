import { Inject, Injectable } from '@nestjs/common';
import { linkPath, type LinkPurpose } from '@pignon/domain/accounts/account-links';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { LinkMails } from '@pignon/infra/accounts/links/link-mails';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

interface Words {
  readonly subject: string;
  readonly paragraph: string;
  readonly closing: string;
}

const WORDS: Readonly<Record<LinkPurpose, Words>> = {
  invitation: {
    subject: 'Votre accès à l’administration du site',
    paragraph: 'Un compte vous attend dans l’administration du site. Choisissez votre mot de passe pour l’ouvrir.',
    closing: 'Ce lien sert une seule fois et reste valable 7 jours.',
  },
  password: {
    subject: 'Votre nouveau mot de passe',
    paragraph: 'Un nouveau mot de passe a été demandé pour votre compte de l’administration du site.',
    closing:
      'Ce lien sert une seule fois et reste valable 1 heure. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste le même.',
  },
};

/** A link that opens an account once, to its owner alone. */
@Injectable()
export class EmailAccountLink implements Processor<{ linkId: string }> {
  constructor(
    private readonly post: Post,
    private readonly links: LinkMails,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async perform(effect: Effect<{ linkId: string }>): Promise<Done> {
    const mail = await this.links.byId(effect.payload.linkId);
    if (!mail) throw new Cancelled('Le lien a servi, a expiré, ou le compte est désactivé', 'CLOSED');
    const { subject, paragraph, closing } = WORDS[mail.purpose];
    return await this.post.toStaff(effect, {
      to: mail.to,
      subject,
      content: {
        title: subject,
        paragraphs: [paragraph],
        action: { label: 'Choisir mon mot de passe', url: `${this.config.publicUrl}${linkPath(mail.token)}` },
        closing: [closing],
      },
    });
  }
}
