import { Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import { Settings } from '@pignon/domain/settings/app-settings';
import { parisTime } from '@pignon/domain/shared/text/french';
import { CommonQueue } from '@pignon/infra/mailbox/common-queue';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** To the agency, once nobody has taken a request of 'File commune' for so long (E06). */
@Injectable()
export class EmailAlarm implements Processor<{ threadId: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly queue: CommonQueue,
  ) {}

  async perform(effect: Effect<{ threadId: string }>): Promise<Done> {
    const request = await this.queue.untaken(effect.payload.threadId);
    if (!request) throw new Cancelled('Quelqu’un s’en occupe', 'TAKEN');
    const { agency } = await this.settings.read();
    const { name, email, subject, source, createdAt } = request;
    return await this.post.toStaff(effect, {
      to: { name: agency.name, address: agency.email },
      replyTo: { name, address: email },
      subject: `Sans conseiller : ${name}, ${subject}`,
      content: {
        title: 'Une demande attend dans la file commune',
        paragraphs: [`${name} a écrit le ${parisTime(createdAt)}. Aucun conseiller ne s’en occupe encore.`],
        facts: [
          ['Objet', subject],
          ['Source', THREAD_SOURCE_LABELS[source]],
        ],
        closing: ['Attribuez-la dans la messagerie. Répondre à cet e-mail écrit directement au visiteur.'],
      },
    });
  }
}
