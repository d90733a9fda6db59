import { AgencyInbox, type InboxHearer } from '@pignon/domain/mailbox/inbox/agency-inbox';
import { inboxLimits } from '@pignon/domain/mailbox/inbox/inbox-limits';
import { ImapFlow, type MailboxObject } from 'imapflow';
import type { InboxConfig } from '../config/inbox';

const DAY_MS = 86_400_000;
/** Numbered anew, what came in before this is known under its old numbers. */
const OVERLAP_MS = 7 * DAY_MS;
/** So often it is looked whether something came in, also where the server forgot to say so. */
const LOOK_MS = 120_000;
const PATIENCE_MS = 30_000;
const BREATH_MS = 1_000;

export class ImapInbox extends AgencyInbox {
  constructor(private readonly config: InboxConfig) {
    super();
  }

  async read(hearer: InboxHearer, signal: AbortSignal): Promise<void> {
    const client = this.client();
    // Said again by whatever waits for an answer: without a hearer it would end the process.
    client.on('error', () => {});
    const leave = (): void => client.close();
    signal.addEventListener('abort', leave, { once: true });
    try {
      signal.throwIfAborted();
      await client.connect();
      const mailbox = await client.mailboxOpen(this.config.folder, { readOnly: true });
      await readOn(client, mailbox, hearer, signal);
    } finally {
      signal.removeEventListener('abort', leave);
      client.close();
    }
  }

  private client(): ImapFlow {
    const { host, port, secure, startTls, user, password } = this.config;
    return new ImapFlow({
      host,
      port,
      secure,
      doSTARTTLS: startTls,
      auth: { user, pass: password },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      maxLiteralSize: inboxLimits.bytes + inboxLimits.headBytes,
    });
  }
}

async function readOn(client: ImapFlow, mailbox: MailboxObject, hearer: InboxHearer, signal: AbortSignal) {
  const validity = String(mailbox.uidValidity);
  const position = await hearer.position();
  if (!position) await hearer.begin(validity, mailbox.uidNext - 1);
  else if (position.validity !== validity) await readAnew(client, validity, hearer, position.readAt);
  while (!signal.aborted) {
    const heard = somethingNew(client, signal);
    const last = (await hearer.position())?.lastUid ?? 0;
    await handOver(client, validity, await newer(client, last), hearer);
    await heard(() => client.idle());
  }
}

/** Under new numbers: whatever is young enough to have been missed is handed over, and known by its Message-ID. */
async function readAnew(client: ImapFlow, validity: string, hearer: InboxHearer, readAt: Date): Promise<void> {
  const since = new Date(readAt.getTime() - OVERLAP_MS);
  const uids = (await client.search({ since }, { uid: true })) || [];
  const [first] = uids.toSorted((a, b) => a - b);
  const { uidNext } = client.mailbox as MailboxObject;
  await hearer.begin(validity, (first ?? uidNext) - 1);
}

/** 'n:*' holds the last one also where it is older (RFC 9051, 6.4.8). */
async function newer(client: ImapFlow, last: number): Promise<readonly number[]> {
  const uids = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  return uids.filter((uid) => uid > last).toSorted((a, b) => a - b);
}

async function handOver(client: ImapFlow, validity: string, uids: readonly number[], hearer: InboxHearer) {
  for (const uid of uids) {
    const about = await client.fetchOne(uid, { size: true, internalDate: true }, { uid: true });
    if (!about) continue;
    const size = about.size ?? 0;
    const whole = size <= inboxLimits.bytes;
    const maxLength = whole ? inboxLimits.bytes : inboxLimits.headBytes;
    const mail = await client.fetchOne(uid, { source: whole || { maxLength } }, { uid: true });
    // Removed meanwhile.
    if (!mail || !mail.source) continue;
    await hearer.take({ validity, uid, at: arrival(about.internalDate), size, source: mail.source, whole });
  }
}

/**
 * A server's clock is believed for a week back: longer ago, or later than now, is a moved mail or a wrong clock. It says
 * whole seconds (RFC 9051, 6.4.5): the end of its second, for what answers a mail of that second came after it.
 */
function arrival(said: Date | string | undefined): Date {
  const [at, now] = [new Date(said ?? 0).getTime(), Date.now()];
  return new Date(at <= now && now - at < OVERLAP_MS ? Math.min(at + 999, now) : now);
}

/** From now on: what waits until something came in, the connection ended (it rejects then), or it is time to look. */
function somethingNew(client: ImapFlow, signal: AbortSignal): (idle: () => Promise<unknown>) => Promise<void> {
  let wake: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  const woken = new Promise<void>((resolve, reject) => {
    wake = resolve;
    fail = reject;
  });
  woken.catch(() => {});
  const closed = (): void => fail(new Error('La connexion IMAP s’est fermée'));
  client.once('exists', wake).once('close', closed);
  return async (idle) => {
    const timer = setTimeout(wake, LOOK_MS);
    signal.addEventListener('abort', wake, { once: true });
    try {
      // A server that ends it, or refuses it, is asked anew, but not without a breath.
      void idle().then(() => setTimeout(wake, BREATH_MS).unref(), fail);
      await woken;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      client.off('exists', wake).off('close', closed);
    }
  };
}
