import type { ConfigReader } from './reading';

export interface InboxConfig {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** A password never travels in clear but to a practice target. */
  readonly startTls: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** Before its '@' stands the token of a conversation. */
  readonly replyAddress: { readonly local: string; readonly domain: string };
}

/** '+', the token, and 64 signs before the '@' in all (RFC 5321). */
const LONGEST_LOCAL = 21;
const ADDRESS = /^([^\s@+<>"]+)@([^\s@<>"]+)$/;

/** The agency's mailbox; null: nothing is read, and answers go to it alone. */
export function readInbox(read: ConfigReader, mode: 'production' | 'local', from: string): InboxConfig | null {
  const given = read.url('IMAP_URL', ['imap:', 'imaps:'], '');
  if (!given) return null;
  const folder = read.text('IMAP_FOLDER', 'INBOX');
  const url = URL.canParse(given) ? new URL(given) : null;
  const [user, password] = [decoded(url?.username), decoded(url?.password)];
  if (url && !url.hostname) read.fault('IMAP_URL', 'doit nommer un serveur');
  if (url && (!user || !password)) read.fault('IMAP_URL', 'doit porter un utilisateur et son mot de passe');
  const replyAddress = addressOf(read, user.includes('@') ? user : (/[^<\s]+@[^>\s]+/.exec(from)?.[0] ?? ''));
  if (!url) return null;
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 993 : 143,
    secure,
    startTls: !secure && mode === 'production',
    user,
    password,
    folder,
    replyAddress,
  };
}

function addressOf(read: ConfigReader, fallback: string): InboxConfig['replyAddress'] {
  const said = read.text('REPLY_ADDRESS', fallback);
  const [, local = '', domain = ''] = ADDRESS.exec(said) ?? [];
  if (!local) read.fault('REPLY_ADDRESS', `doit être une adresse e-mail sans « + » (reçu : « ${said} »)`);
  else if (local.length > LONGEST_LOCAL)
    read.fault('REPLY_ADDRESS', `doit avoir au plus ${LONGEST_LOCAL} signes avant le « @ » (reçu : « ${said} »)`);
  return { local, domain };
}

function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
