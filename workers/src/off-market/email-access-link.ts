import { Injectable } from '@nestjs/common';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinkMail } from './access-link-mail';
import { wished } from './access-words';

/** To the client: the link that opens the file. A retry and 'Renvoyer le lien' carry the same one. */
@Injectable()
export class EmailAccessLink implements Processor<{ requestId: string }> {
  constructor(private readonly mail: AccessLinkMail) {}

  perform(effect: Effect<{ requestId: string }>): Promise<Done> {
    return this.mail.send(effect, {
      subject: 'Votre accès off-market est ouvert',
      title: 'Votre accès est ouvert',
      sentence: (request) =>
        `Notre équipe vous ouvre l’accès à ${wished(request)}. Suivez ce lien, puis choisissez « Ouvrir le dossier ».`,
    });
  }
}
