import { Misconfigured, TransientFailure, Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import type { Mail, Mailer } from '@pignon/domain/shared/mailer';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { asTyped, readsAsEncoded } from './encoded-words';
import { mailDomain } from './mail-domain';

export interface MailerOptions {
  readonly url: string;
  /** 'Name <address>' */
  readonly from: string;
  readonly connections: number;
  readonly timeoutMs: number;
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** SMTP over pooled connections. Addresses travel as objects, so that no text of a visitor is ever parsed as one. */
export class NodemailerMailer implements Mailer {
  private readonly transport: Transporter<SMTPPool.SentMessageInfo>;
  private readonly domain: string;
  private readonly address: string;

  constructor(private readonly options: MailerOptions) {
    this.domain = mailDomain(options.from);
    this.address = /[^<\s]+@[^>\s]+/.exec(options.from)?.[0] ?? options.from;
    const { timeoutMs } = options;
    this.transport = createTransport({
      ...smtp(options.url),
      pool: true,
      maxConnections: options.connections,
      maxMessages: Number.POSITIVE_INFINITY,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', ({ message }, done) => {
      namesAsTyped(message as unknown as AddressNames);
      done();
    });
  }

  async send(mail: Mail): Promise<{ readonly code: string }> {
    try {
      const { response } = await this.transport.sendMail({
        from: mail.by ? { name: asTyped(mail.by.name), address: this.address } : this.options.from,
        to: mail.to,
        replyTo: mail.replyTo,
        subject: asTyped(mail.subject),
        html: mail.html,
        text: mail.text,
        attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
        date: mail.date,
        messageId: `<${mail.id}@${this.domain}>`,
        // Fixed, so that a second copy of a mail is the same to the byte.
        ...({ baseBoundary: mail.id, boundaryPrefix: '=_' } as object),
        ...(mail.by ? this.threading(mail.by.answers) : automatic(mail.id)),
        ...(mail.unsubscribe && leaving(mail.unsubscribe)),
      });
      return { code: response.slice(0, 3) };
    } catch (error) {
      throw failure(error as SmtpError);
    }
  }

  /** Called by Nest when the context closes. */
  onModuleDestroy(): void {
    this.transport.close();
  }

  /** RFC 5322, 3.6.4: the last is answered, all are its past. */
  private threading(answers: readonly string[]): { inReplyTo?: string; references?: string[] } {
    const ids = answers.map((id) => (id.includes('@') ? id : `<${id}@${this.domain}>`));
    const last = ids.at(-1);
    return last === undefined ? {} : { inReplyTo: last, references: ids };
  }
}

/** Mail programs make one conversation of what shares a subject: of two people's requests never (C64). */
const automatic = (id: string): { readonly headers: Record<string, string> } => ({
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': id },
});

/** RFC 2369 and RFC 8058: both, or a mail program shows no button. */
const leaving = (url: string): { readonly headers: Record<string, string> } => ({
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

interface AddressNames {
  _encodeAddressName(name: string): string;
}

/** The library puts such a name between quotes, within which mail programs decode it all the same. */
function namesAsTyped(message: AddressNames): void {
  const usual = message._encodeAddressName.bind(message);
  message._encodeAddressName = (name) => (readsAsEncoded(name) ? asTyped(name) : usual(name));
}

function failure(error: SmtpError): Error {
  const code = String(error.responseCode ?? error.code ?? 'SMTP');
  const message = `Le serveur d’e-mail a refusé ou n'a pas répondu (${code} : ${error.message})`;
  if (error.responseCode === 530 || error.responseCode === 535 || error.code === 'EAUTH')
    return new Misconfigured(message, code);
  // EENVELOPE without an answer: the address itself can never work.
  if ((error.responseCode ?? 0) >= 500 || (error.code === 'EENVELOPE' && !error.responseCode))
    return new Unrecoverable(message, code);
  return new TransientFailure(message, code, { ambiguous: !error.responseCode && error.code !== 'ECONNECTION' });
}

function smtp(url: string): SMTPPool.Options {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    pool: true,
    host: hostname,
    port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
    secure: protocol === 'smtps:',
    // A password never travels in clear.
    requireTLS: protocol === 'smtp:' && Boolean(username),
    ignoreTLS: protocol === 'smtp:' && !username,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}
