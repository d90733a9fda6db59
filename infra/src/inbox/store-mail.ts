import { bounceReason, type DeliveryReport } from '@pignon/domain/mailbox/inbox/delivery-report';
import type { IncomingMail } from '@pignon/domain/mailbox/inbox/incoming-mail';
import { type Standing, standing } from '@pignon/domain/mailbox/joining/standing';
import { joinedThread } from '@pignon/domain/mailbox/inbox/joined-thread';
import type { ReadAgain } from '@pignon/domain/mailbox/inbox/refused-mail';
import { mailKind } from '@pignon/domain/mailbox/inbox/mail-kind';
import { ThreadNotFound } from '@pignon/domain/mailbox/mailbox-refusals';
import type { Thread } from '@pignon/domain/mailbox/thread';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import type { Threads } from '@pignon/domain/mailbox/threads';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { Deciding } from '../assignment/deciding';
import type { HouseReception } from '../assignment/house-reception';
import { cleanMailHtml } from './parsing/clean-mail-html';
import { addFiles, addMail, type FileRow, knownMails, markFailed } from './mail-rows';
import { threadOfAddresses } from './reply-token';

export interface TakenMail {
  readonly mail: IncomingMail;
  readonly files: readonly FileRow[];
  /** When it came into the mailbox. */
  readonly at: Date;
  /** Of one whose beginning alone is kept. */
  readonly cutBytes: number | null;
}

const AN_ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** Where a mail goes: into its conversation, into a new one, or to the mail of ours that it says did not arrive. */
export class StoreMail {
  constructor(
    private readonly threads: Threads,
    private readonly reception: HouseReception,
    private readonly deciding: Deciding,
    private readonly secretKey: string,
  ) {}

  /** In the running unit of work: where it stands, or why it does not. */
  async store(taken: TakenMail): Promise<ReadAgain> {
    const { mail } = taken;
    const kind = mailKind(mail.signs, mail.report);
    if (kind === 'bounce' && mail.report) return await this.bounced(mail, mail.report, taken.at);
    const joined = await this.joined(mail);
    if (!joined && !AN_ADDRESS.test(mail.from.address)) return { reason: 'Le message n’a pas d’expéditeur lisible' };
    const answers = kind === 'answer';
    const thread = joined?.own ?? (await this.opened(taken, answers));
    const entry = await this.say(thread, taken, answers ? 'answer' : 'automatic');
    const due = joined && this.deciding.dueAt(joined.own.source, taken.at);
    if (answers) (joined?.stands ?? thread).hearMail(entry, taken.at, due);
    return { threadId: thread.id };
  }

  private async say(
    thread: Thread,
    { mail, files, at, cutBytes }: TakenMail,
    kind: 'answer' | 'automatic',
  ): Promise<string> {
    const id = uuidV7();
    const from = normaliseEmail(mail.from.address);
    this.threads.say(ThreadEntry.received(id, thread.id, { subject: mail.subject, body: mail.text }, at));
    await addMail({
      id,
      messageId: mail.messageId,
      kind,
      sender: from === thread.email ? null : from,
      html: mail.html && cleanMailHtml(mail.html),
      cutBytes,
      leftOut: mail.leftOut,
    });
    await addFiles(id, files);
    return id;
  }

  /** Whoever it says that it is from makes no prospect, and changes none: nothing of it is proven. */
  private opened({ mail, at }: TakenMail, waits: boolean): Promise<Thread> {
    const { name, address } = mail.from;
    return this.reception.openThread(
      {
        source: 'mail',
        sourceId: null,
        subject: mail.subject || 'Sans objet',
        email: address,
        name: name || address,
        message: mail.text,
        quarantined: false,
      },
      at,
      waits,
    );
  }

  /** Its words stand in the one that it answers; somebody waits in the one where that is read. */
  private async joined({ to, references }: IncomingMail): Promise<Standing | null> {
    const known = await knownMails(references);
    const byMessage = new Map(known.map(({ messageId, threadId }) => [messageId, threadId]));
    const token = threadOfAddresses(to, this.secretKey);
    const splitFrom = new Map(known.map((mail) => [mail.threadId, mail.splitFrom]));
    const found = joinedThread(references, { byToken: token, byMessage, splitFrom });
    return (
      (await this.threadBy(found)) ??
      (await this.threadBy(joinedThread(references, { byToken: null, byMessage, splitFrom })))
    );
  }

  /** A conversation that was erased is none any more. */
  private async threadBy(id: string | null): Promise<Standing | null> {
    if (!id) return null;
    return await standing(this.threads, id).catch((error: unknown) => {
      if (error instanceof ThreadNotFound) return null;
      throw error;
    });
  }

  private async bounced(mail: IncomingMail, report: DeliveryReport, at: Date): Promise<ReadAgain> {
    const named = [...mail.references, ...(report.messageId ? [report.messageId] : [])];
    const [known] = (await knownMails(named)).toSorted(
      (a, b) => named.indexOf(b.messageId) - named.indexOf(a.messageId),
    );
    const thread = await this.threadBy(known?.threadId ?? null);
    if (!known || !thread) return { reason: 'Avis de non-remise d’un envoi inconnu' };
    const reason = bounceReason(report);
    if (known.entryId) await markFailed(known.entryId, `Non remis\u00a0: ${reason}`);
    const what = known.entryId ? 'La réponse' : 'L’accusé de réception';
    this.threads.say(
      ThreadEntry.event(
        uuidV7(),
        thread.own.id,
        null,
        `${what} n’est pas arrivé${known.entryId ? 'e' : ''}\u00a0: ${reason}`,
        at,
      ),
    );
    thread.stands.mark(true);
    return { threadId: thread.own.id };
  }
}
