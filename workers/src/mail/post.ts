import { Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { Settings } from '@pignon/domain/settings/app-settings';
import { type Attachment, Mailer, type Mailbox } from '@pignon/domain/shared/mailer';
import { ReplyAddresses } from '@pignon/infra/inbox/reply-addresses';
import { VisitorMailAllowance } from '@pignon/infra/mail/visitor-mail-allowance';
import type { Done, Effect } from '../outbox/reaction';
import type { MailContent } from './mail-content';
import { renderLetter } from './render-letter';
import { renderMail } from './render-mail';

export interface Letter {
  readonly to: Mailbox;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly content: MailContent;
  readonly attachments?: readonly Attachment[];
}

export interface StaffLetter {
  readonly to: Mailbox;
  readonly subject: string;
  readonly body: string;
  /** Whose name stands under it. */
  readonly by: string;
  /** Mails that it answers or follows, oldest first. */
  readonly answers: readonly string[];
  /** Where an answer comes back into it. */
  readonly threadId: string;
  readonly attachments: readonly Attachment[];
  /** Nobody asked for it: where they say that they want no more. */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string } | undefined;
}

type Written = (agency: { name: string; phone: string; email: string }) => Omit<Letter, 'to' | 'replyTo'>;

/**
 * Sends what the processors write: to staff, and to clients whom staff answer, without limit; what a form sends to the
 * address that somebody typed into it within the hourly allowance of that address.
 */
@Injectable()
export class Post {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly allowance: VisitorMailAllowance,
    private readonly addresses: ReplyAddresses,
  ) {}

  async toStaff(effect: Effect<object>, letter: Letter): Promise<Done> {
    const { agency } = await this.settings.read();
    return await this.send(effect, agency.name, letter);
  }

  async toVisitor(effect: Effect<object>, to: Mailbox, write: Written): Promise<Done> {
    if (!(await this.allowance.allows(effect.id, to.address)))
      throw new Cancelled('Trop d’e-mails à cette adresse dans la dernière heure', 'MAILS_PER_HOUR');
    return await this.toClient(effect, to, write);
  }

  /** A member of staff decided that it is sent: what strangers typed must not keep it back. */
  async toClient(effect: Effect<object>, to: Mailbox, write: Written): Promise<Done> {
    const { agency } = await this.settings.read();
    return await this.send(effect, agency.name, {
      ...write(agency),
      to,
      replyTo: (await this.addresses.ofEffect(effect.id, agency.name)) ?? mailbox(agency),
    });
  }

  /** What somebody of the house wrote, as they wrote it: from the agency's address, under their name. */
  async fromStaff(effect: Effect<object>, letter: StaffLetter): Promise<Done> {
    const { agency } = await this.settings.read();
    const { to, subject, body, by, answers, threadId, attachments, unsubscribe } = letter;
    return await this.mailer.send({
      id: effect.id,
      date: effect.createdAt,
      to,
      subject,
      replyTo: this.addresses.ofThread(threadId, agency.name) ?? mailbox(agency),
      by: { name: by ? `${by} (${agency.name})` : agency.name, answers },
      attachments,
      ...(unsubscribe && { unsubscribe: unsubscribe.oneClick }),
      ...renderLetter(body, [by, agency.name, agency.phone].filter(Boolean), unsubscribe?.page),
    });
  }

  private send(effect: Effect<object>, brand: string, { content, ...letter }: Letter): Promise<Done> {
    return this.mailer.send({ id: effect.id, date: effect.createdAt, ...letter, ...renderMail(brand, content) });
  }
}

const mailbox = (agency: { readonly name: string; readonly email: string }): Mailbox => ({
  name: agency.name,
  address: agency.email,
});
