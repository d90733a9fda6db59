import { Injectable } from '@nestjs/common';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { AccessLinkMail } from './access-link-mail';
import { wished } from './access-words';

/** To the client: the link that stands in for the one he had. */
@Injectable()
export class EmailNewLink implements Processor<{ requestId: string }> {
  constructor(private readonly mail: AccessLinkMail) {}

  perform(effect: Effect<{ requestId: string }>): Promise<Done> {
    return this.mail.send(effect, {
      subject: 'Votre nouveau lien d’accès off-market',
      title: 'Votre nouveau lien d’accès',
      sentence: (request) =>
        `Voici un nouveau lien vers ${wished(request)}. Il remplace le précédent, qui n’ouvre plus rien, sur aucun appareil. Suivez-le, puis choisissez « Ouvrir le dossier ».`,
    });
  }
}
