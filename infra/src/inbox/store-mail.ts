import { bounceReason, type DeliveryReport } from '@pignon/domain/mailbox/inbox/delivery-report';
import type { IncomingMail } from '@pignon/domain/mailbox/inbox/incoming-mail';
import { joinedThread } from '@pignon/domain/mailbox/inbox/joined-thread';
import { mailKind } from '@pignon/domain/mailbox/inbox/mail-kind';
import { ThreadNotFound } from '@pignon/domain/mailbox/mailbox-refusals';
import type { Thread } from '@pignon/domain/mailbox/thread';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import type { Threads } from '@pignon/domain/mailbox/threads';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { Deciding } from '../assignment/deciding';
import type { HouseReception } from '../assignment/house-reception';
import { cleanMailHtml } from './clean-mail-html';
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

  /** In the running unit of work. Null once it is stored; why it is not, in French. */
  async store(taken: TakenMail): Promise<string | null> {
    const { mail } = taken;
    const kind = mailKind(mail.signs, mail.report);
    if (kind === 'bounce' && mail.report) return await this.bounced(mail, mail.report, taken.at);
    const joined = await this.joined(mail);
    if (!joined && !AN_ADDRESS.test(mail.from.address)) return 'Le message n’a pas d’expéditeur lisible';
    const answers = kind === 'answer';
    const thread = joined ?? (await this.opened(taken, answers));
    if (joined && answers) joined.reopen(taken.at, this.deciding.dueAt(joined.source, taken.at));
    await this.say(thread, taken, answers ? 'answer' : 'automatic');
    return null;
  }

  private async say(thread: Thread, { mail, files, at, cutBytes }: TakenMail, kind: 'answer' | 'automatic') {
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

  private async joined({ to, references }: IncomingMail): Promise<Thread | null> {
    const known = await knownMails(references);
    const byMessage = new Map(known.map(({ messageId, threadId }) => [messageId, threadId]));
    const byToken = await this.threadBy(threadOfAddresses(to, this.secretKey));
    return byToken ?? (await this.threadBy(joinedThread(references, { byToken: null, byMessage })));
  }

  /** A conversation that was erased, or merged into another, is none any more. */
  private async threadBy(id: string | null): Promise<Thread | null> {
    if (!id) return null;
    return await this.threads.byId(id).catch((error: unknown) => {
      if (error instanceof ThreadNotFound) return null;
      throw error;
    });
  }

  private async bounced(mail: IncomingMail, report: DeliveryReport, at: Date): Promise<string | null> {
    const named = [...mail.references, ...(report.messageId ? [report.messageId] : [])];
    const [known] = (await knownMails(named)).toSorted(
      (a, b) => named.indexOf(b.messageId) - named.indexOf(a.messageId),
    );
    const thread = await this.threadBy(known?.threadId ?? null);
    if (!known || !thread) return 'Avis de non-remise d’un envoi inconnu';
    const reason = bounceReason(report);
    if (known.entryId) await markFailed(known.entryId, `Non remis\u00a0: ${reason}`);
    const what = known.entryId ? 'La réponse' : 'L’accusé de réception';
    this.threads.say(
      ThreadEntry.event(
        uuidV7(),
        thread.id,
        null,
        `${what} n’est pas arrivé${known.entryId ? 'e' : ''}\u00a0: ${reason}`,
        at,
      ),
    );
    thread.mark(true);
    return null;
  }
}
