import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startSite, type TestSite } from './browser';
import { signIn } from './sign-in';

const MAILBOX = { next: '/admin/messages', heading: 'Messagerie' };

export interface MailboxSite {
  readonly site: TestSite;
  readonly signedIn: BrowserContextOptions;
  /** A visitor writes; answers the conversation's id. */
  ask(name: string, subject: string, more?: object): Promise<string>;
  open(search?: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
  /** A colleague with an account of their own, signed in. */
  colleague(name: string): Promise<BrowserContextOptions>;
}

export const addressOf = (name: string): string =>
  `${name.normalize('NFD').replace(/\W/g, '').toLowerCase()}@exemple.fr`;

/** The whole site with an administrator in its mailbox. */
export async function startMailbox(): Promise<MailboxSite> {
  const site = await startSite();
  const signedIn = await signIn(site, MAILBOX);
  return {
    site,
    signedIn,
    async ask(name, subject, more = {}) {
      const reply = await fetch(`${site.system.url}/api/contact/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ name, email: addressOf(name), subject, message: `Bonjour, ${subject}`, ...more }),
      });
      if (reply.status !== 202) throw new Error(`asked: ${reply.status}`);
      const { id } = (await reply.json()) as { id: string };
      return (await site.rows<{ id: string }>('select id from thread where source_id = $1', [id]))[0]!.id;
    },
    open: (search = '', options = signedIn, prepare?) => site.open(`/admin/messages${search}`, options, prepare),
    async colleague(name) {
      const email = addressOf(name);
      await site.rows(
        `insert into staff_account (id, email, name, role, password_hash)
         select uuidv7(), $1, $2, role, password_hash from staff_account where lower(email) = lower($3)`,
        [email, name, site.system.admin.email],
      );
      return await signIn(site, MAILBOX, { email, password: site.system.admin.password });
    },
  };
}
