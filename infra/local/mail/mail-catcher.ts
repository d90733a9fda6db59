import type { Server } from 'node:net';
import { listen } from '../http';
import { createImap } from './imap/imap';
import { MailDisk } from './mail-disk';
import { MailFaults } from './mail-faults';
import { MailStore } from './mail-store';
import { createMailWeb } from './mail-web';
import { createSmtp } from './smtp';

export type MailCatcherOptions = {
  /** 0 takes any free port. */
  smtpPort: number;
  webPort: number;
  imapPort?: number | undefined;
  /** Where mails outlive a restart; absent, they live in memory only. */
  dir?: string | undefined;
  host?: string | undefined;
  /** How many mails the folder keeps. */
  keep?: number | undefined;
};

export type MailCatcher = { smtpPort: number; webPort: number; imapPort: number; stop(): Promise<void> };

export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { host = '127.0.0.1', dir, keep = 2_000 } = options;
  const disk = dir ? new MailDisk(dir, keep) : null;
  const store = new MailStore(disk);
  await store.load();
  const faults = new MailFaults();
  const smtp = createSmtp(store, faults);
  const imap = createImap(store, faults);
  const web = createMailWeb(store, faults);
  const smtpPort = await listen(smtp.server, options.smtpPort, host);
  const imapPort = await listen(imap.server, options.imapPort ?? 0, host).catch(async (error: unknown) => {
    await closed(smtp.server);
    throw error;
  });
  const webPort = await listen(web, options.webPort, host).catch(async (error: unknown) => {
    await Promise.all([closed(smtp.server), closed(imap.server)]);
    throw error;
  });
  return {
    smtpPort,
    webPort,
    imapPort,
    async stop() {
      const ends = [closed(smtp.server), closed(imap.server), closed(web)];
      smtp.closeConnections();
      imap.closeConnections();
      web.closeAllConnections();
      await Promise.all(ends);
      await disk?.flush();
    },
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
