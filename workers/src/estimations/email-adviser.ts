import { Injectable } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { estimationReference } from '@pignon/domain/estimations/said';
import { promiseOf } from '@pignon/domain/promises/promise-of';
import { Settings } from '@pignon/domain/settings/app-settings';
import type { Mailbox } from '@pignon/domain/shared/mailer';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import { RequestAdvisers } from '@pignon/infra/mailbox/request-advisers';
import { HOW_TO_ANSWER } from '../mailbox/conversation-action';
import { ConversationLinks } from '../mailbox/conversation-links';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { estimationFacts } from '@pignon/domain/estimations/estimation-facts';

@Injectable()
export class EmailAdviser implements Processor<{ estimationId: string }> {
  constructor(
    private readonly post: Post,
    private readonly agents: Agents,
    private readonly estimations: EstimationRecords,
    private readonly advisers: RequestAdvisers,
    private readonly conversations: ConversationLinks,
    private readonly settings: Settings,
  ) {}

  async perform(effect: Effect<{ estimationId: string }>): Promise<Done> {
    const details = await this.estimations.submitted(effect.payload.estimationId);
    const to = await this.recipient(effect.payload.estimationId);
    const name = `${details.firstName} ${details.lastName}`;
    return await this.post.toStaff(effect, {
      to,
      replyTo: { name, address: details.email },
      subject: `Demande d'estimation : ${name}, ${details.address}`,
      content: {
        title: "Nouvelle demande d'estimation",
        paragraphs: [
          `Bonjour ${to.name},`,
          `${name} demande l'estimation de son bien. La réponse est promise ${promiseOf('estimation')?.sentence}.`,
        ],
        facts: [['Référence', estimationReference(effect.payload.estimationId)], ...estimationFacts(details)],
        action: await this.conversations.of(effect.payload.estimationId),
        closing: [HOW_TO_ANSWER],
      },
    });
  }

  /** Whose it was decided to be (E06); of one that came before anybody decided, the default one. */
  private async recipient(estimationId: string): Promise<Mailbox> {
    const decided = await this.advisers.of(estimationId);
    if (decided === 'nobody') {
      const { agency } = await this.settings.read();
      return { name: agency.name, address: agency.email };
    }
    if (decided) return decided;
    const usual = await this.agents.default();
    if (!usual) throw new Error('Aucun conseiller par défaut');
    return { name: usual.name, address: usual.email };
  }
}
