import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { RequestAdvisers } from '@pignon/infra/mailbox/request-advisers';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { MailAction } from '../mail/mail-content';
import { conversationAction } from './conversation-action';

/** Of a request's mail to staff: an answer from a mail program is not seen in the mailbox, where its promise goes on counting. */
@Injectable()
export class ConversationLinks {
  constructor(
    private readonly advisers: RequestAdvisers,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** `sourceId`: of the request's own row. */
  async of(sourceId: string): Promise<MailAction | undefined> {
    const threadId = await this.advisers.threadOf(sourceId);
    return threadId ? conversationAction(this.config.publicUrl, threadId) : undefined;
  }
}
