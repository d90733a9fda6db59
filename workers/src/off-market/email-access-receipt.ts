import { Injectable } from '@nestjs/common';
import { DEVICES_PER_ACCESS, isUsedUp } from '@pignon/domain/off-market/access-rules';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinks } from './access-links';
import { linkTerms, wishedByClient } from './access-words';

/** To the client. What the form's answer keeps to itself, whether he was known, is said here: only his mailbox reads it. */
@Injectable()
export class EmailAccessReceipt implements Processor<{ requestId: string; found: string }> {
  constructor(
    private readonly post: Post,
    private readonly requests: AccessRecords,
    private readonly links: AccessLinks,
  ) {}

  async perform(effect: Effect<{ requestId: string; found: string }>): Promise<Done> {
    const request = await this.requests.byId(effect.payload.requestId);
    const open = effect.payload.found === 'access' ? this.links.secureLink(request) : null;
    const usedUp = open !== null && isUsedUp(request.devices);
    const link = usedUp ? null : open;
    const known = effect.payload.found !== 'nothing';
    return await this.post.toVisitor(effect, { name: '', address: request.email }, ({ phone }) => ({
      subject: known ? 'Votre inscription est déjà enregistrée' : 'Votre demande d’accès off-market est enregistrée',
      content: {
        title: known ? 'Votre inscription est déjà enregistrée' : 'Votre demande est enregistrée',
        paragraphs: [
          'Bonjour,',
          known
            ? `Votre demande d’accès à ${wishedByClient(request)} nous est déjà parvenue : il est inutile de la renouveler.`
            : `Nous avons bien reçu votre demande d’accès à ${wishedByClient(request)}.`,
          usedUp
            ? `Le lien que vous avez reçu a déjà été ouvert sur ${DEVICES_PER_ACCESS}\u00a0appareils : répondez à cet e-mail pour en recevoir un nouveau.`
            : link
              ? 'Votre accès est ouvert : voici de nouveau le lien vers le dossier.'
              : 'Notre équipe l’étudie et vous envoie par e-mail un lien sécurisé vers le dossier.',
        ],
        ...(link ? { action: { label: 'Ouvrir le dossier', url: link } } : {}),
        closing: [
          ...(link ? [linkTerms(request)] : []),
          `Pour une question, appelez-nous au ${phone}.`,
          'Vous n’avez rien demandé ? Ignorez cet e-mail, ou dites-le-nous en y répondant.',
        ],
      },
    }));
  }
}
