import { Inject, Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { WrittenReplies } from '@pignon/infra/mailbox/written-replies';
import { SentFiles } from '@pignon/infra/mailbox/attachments/sent-files';
import type { Config } from '@pignon/infra/config/config';
import { oneClickUrl, unsubscriptionPage } from '@pignon/infra/prospects/unsubscriptions/unsubscription-links';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** What a member of staff answered, to whom they answered it. */
@Injectable()
export class SendReply implements Processor<{ entryId: string }> {
  constructor(
    private readonly post: Post,
    private readonly replies: WrittenReplies,
    private readonly files: SentFiles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async perform(effect: Effect<{ entryId: string }>): Promise<Done> {
    const reply = await this.replies.byId(effect.payload.entryId);
    if (!reply) throw new Cancelled('La conversation a été effacée entre-temps', 'ERASED');
    const { threadId, name, email, subject, body, by, answers, proposal } = reply;
    if (proposal?.unsubscribed) throw new Cancelled('La personne s’est désinscrite entre-temps', 'UNSUBSCRIBED');
    const attachments = await this.files.of(effect.payload.entryId);
    // Before it is sent: whatever comes back names it.
    await this.replies.note(effect.payload.entryId, effect.id);
    return await this.post.fromStaff(effect, {
      to: { name, address: email },
      subject,
      body,
      by: by ?? '',
      answers,
      threadId,
      attachments,
      unsubscribe: proposal
        ? { page: unsubscriptionPage(this.config, proposal.id), oneClick: oneClickUrl(this.config, proposal.id) }
        : undefined,
    });
  }
}
