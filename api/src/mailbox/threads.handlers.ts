import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Agents } from '@pignon/domain/agents/agent';
import { replySubject } from '@pignon/domain/mailbox/replies/reply-subject';
import { mentionRules } from '@pignon/domain/mailbox/mentions/mention';
import type { Thread } from '@pignon/domain/mailbox/thread';
import { decides, type ThreadChange } from '@pignon/domain/mailbox/thread-change';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { AskedProperties } from '@pignon/infra/mailbox/asked-properties';
import { ThreadAttachments } from '@pignon/infra/mailbox/attachments/thread-attachments';
import { ThreadMentions } from '@pignon/infra/mailbox/mentions/thread-mentions';
import { ProposalDrafts } from '@pignon/infra/prospects/proposals/proposal-drafts';
import { InvalidBody } from '../http/refusals/errors';
import { attach } from './attachments/attach';
import { ChangeThread, NoteOnThread, ReplyToThread } from './threads.commands';

@CommandHandler(ChangeThread)
export class ChangeThreadHandler implements ICommandHandler<ChangeThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly agents: Agents,
    private readonly properties: AskedProperties,
    private readonly clock: Clock,
  ) {}

  async execute({ id, change, version, line }: ChangeThread): Promise<{ id: string }> {
    const adviser = await this.adviser(change.agentId);
    await this.knowProperty(change.propertyId);
    const decided = decides(change);
    await this.work.run(
      null,
      async () => {
        const thread = await this.threads.byId(id);
        thread.mustStand();
        if (decided && version !== null) thread.mustBe(version);
        const told = applied(thread, change, adviser).join(' · ');
        if (told) this.threads.say(ThreadEntry.event(uuidV7(), id, line.accountId, told, this.clock.now()));
        return { id };
      },
      // Who read what when is nobody's business.
      decided ? { ...line, target: id, detail: { fields: Object.keys(change) } } : undefined,
    );
    return { id };
  }

  /** Their name; null for nobody, undefined where nothing is said. */
  private async adviser(id: number | null | undefined): Promise<string | null | undefined> {
    if (id === null || id === undefined) return id;
    const agent = await this.agents.byId(id);
    if (!agent) throw new InvalidBody({ agentId: 'Ce conseiller est inconnu' });
    return agent.name;
  }

  private async knowProperty(id: number | null | undefined): Promise<void> {
    if (id && !(await this.properties.byId(id))) throw new InvalidBody({ propertyId: 'Ce bien est inconnu' });
  }
}

/** Changes what is different, and tells what. */
function applied(thread: Thread, change: ThreadChange, adviser: string | null | undefined): readonly string[] {
  const { state, agentId, propertyId, unread } = change;
  const told: string[] = [];
  if (agentId !== undefined && agentId !== thread.agentId) {
    thread.assign(agentId, { by: 'staff', why: adviser ? 'Attribué à la main' : 'Rendu à la boîte de l’agence' });
    told.push(adviser ? `Attribué à ${adviser}` : 'Rendu à la boîte de l’agence');
  }
  if (propertyId !== undefined && propertyId !== thread.propertyId) {
    thread.about(propertyId);
    told.push(propertyId ? `Lié au bien n°\u00a0${propertyId}` : 'Plus lié à un bien');
  }
  if (state !== undefined && state !== thread.state) {
    thread.move(state);
    told.push(THREAD_STATE_LABELS[state]);
  }
  if (unread !== undefined) thread.mark(unread);
  return told;
}

@CommandHandler(ReplyToThread)
export class ReplyToThreadHandler implements ICommandHandler<ReplyToThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly attachments: ThreadAttachments,
    private readonly proposals: ProposalDrafts,
    private readonly clock: Clock,
  ) {}

  async execute({ id, said, version, line, once }: ReplyToThread): Promise<{ id: string }> {
    const { answer } = await this.work.run(
      once,
      async () => {
        const thread = await this.threads.byId(id);
        thread.mustBe(version);
        const at = this.clock.now();
        const subject = said.subject ?? replySubject(thread.subject);
        const entry = uuidV7();
        await attach(this.attachments, { threadId: id, entry, ids: said.attachments });
        if (said.proposal) await this.proposals.send(said.proposal, id, entry);
        const mail = { to: thread.email, subject, body: said.body };
        this.threads.say(ThreadEntry.reply(entry, id, line.accountId, mail, at));
        thread.answer(at, said.nextState);
        return { id };
      },
      { ...line, target: id },
    );
    return answer;
  }
}

@CommandHandler(NoteOnThread)
export class NoteOnThreadHandler implements ICommandHandler<NoteOnThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly mentions: ThreadMentions,
    private readonly clock: Clock,
  ) {}

  async execute({ id, said, line, once }: NoteOnThread): Promise<{ id: string }> {
    await this.work.run(
      once,
      async () => {
        await this.threads.byId(id);
        const entry = uuidV7();
        // Whoever names themselves needs no telling.
        const named = [...new Set(said.mentions)].filter((account) => account !== line.accountId);
        const mentions = await this.mentions.add(entry, named);
        if (mentions.length < named.length) throw new InvalidBody({ mentions: mentionRules.unknown });
        const note = { body: said.body, mentions };
        this.threads.say(ThreadEntry.note(entry, id, line.accountId, note, this.clock.now()));
        return { id };
      },
      { ...line, target: id },
    );
    return { id };
  }
}
