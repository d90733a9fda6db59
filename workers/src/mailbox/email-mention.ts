import { Inject, Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { parisTime } from '@pignon/domain/shared/text/french';
import type { Config } from '@pignon/infra/config/config';
import { ThreadMentions } from '@pignon/infra/mailbox/mentions/thread-mentions';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { conversationAction } from './conversation-action';

/** To a colleague whom a note names: that it does, and where. No word of the note or of the visitor leaves the house. */
@Injectable()
export class EmailMention implements Processor<{ entryId: string; accountId: string }> {
  constructor(
    private readonly post: Post,
    private readonly mentions: ThreadMentions,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async perform(effect: Effect<{ entryId: string; accountId: string }>): Promise<Done> {
    const { entryId, accountId } = effect.payload;
    const mention = await this.mentions.mail(entryId, accountId);
    if (!mention) throw new Cancelled('La note a été effacée, ou le compte est fermé', 'ERASED');
    if (mention.seen) throw new Cancelled('La mention a été vue entre-temps', 'SEEN');
    const { to, by, at, threadId } = mention;
    const who = by ?? 'Un collègue';
    return await this.post.toStaff(effect, {
      to,
      subject: `${who} vous a mentionné dans une note`,
      content: {
        title: 'Une note vous mentionne',
        paragraphs: [`${who} vous a mentionné dans une note interne le ${parisTime(at)}.`],
        action: conversationAction(this.config.publicUrl, threadId),
        closing: ['La note se lit dans la messagerie, dossier « Mentions ».'],
      },
    });
  }
}
