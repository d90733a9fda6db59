import { calendarOf } from '@pignon/domain/promises/business-calendar';
import { systemClock } from '@pignon/domain/shared/clock';
import { Deciding } from '../assignment/deciding';
import { StandingHouse } from '../assignment/standing-house';
import { WaitingRequests } from '../assignment/waiting-requests';
import { Outage } from '../log/outage';
import { createUnitOfWork } from '../orm/create-unit-of-work';
import type { Tools } from '../wiring/tools';
import { AskedProperties } from '../mailbox/asked-properties';
import { HouseReception } from '../assignment/house-reception';
import { MikroOrmThreads } from '../mailbox/mikro-orm-threads';
import { ImapInbox } from './imap-inbox';
import { InboxPositions } from './inbox-positions';
import { InboxReader } from './inbox-reader';
import { MailFiles, MailFileStore } from './mail-files';
import { MailParsing } from './parsing/mail-parsing';
import { ReaderLock } from './reader-lock';
import { ReceiveMail } from './receive-mail';
import { StoreMail } from './store-mail';

/** One mail at a time. */
const CONNECTIONS = 1;
const PAUSE_MS = 5_000;
const MOST_PAUSE_MS = 300_000;

export interface Reading {
  start(): void;
  stop(): Promise<void>;
}

/** Null where the house has no mailbox to read. */
export async function createInboxReader(tools: Tools): Promise<Reading | null> {
  const { pool, config } = tools;
  const { inbox, secretKey, documents, database, timeScale } = config;
  if (!inbox) return null;
  const mailbox = `${inbox.user}@${inbox.host}/${inbox.folder}`;
  const work = await createUnitOfWork(tools, CONNECTIONS);
  const positions = new InboxPositions(pool, mailbox);
  // Rules are read for each: mails are few, and nobody waits for this process to be told of changes.
  const standing = new StandingHouse(pool, () => false);
  const deciding = new Deciding(standing, new WaitingRequests(pool), calendarOf(config));
  const threads = new MikroOrmThreads();
  const reception = new HouseReception(threads, new AskedProperties(pool), deciding, systemClock);
  const storing = new StoreMail(threads, reception, deciding, secretKey);
  const parsing = new MailParsing();
  const files = new MailFiles(new MailFileStore(documents.dir), documents.scan);
  const receiving = new ReceiveMail(work, positions, files, storing, parsing, secretKey);
  const outage = new Outage('inbox');
  const reader = new InboxReader({
    inbox: new ImapInbox(inbox),
    hearer: {
      position: () => positions.read(),
      begin: (validity, lastUid) => positions.begin(validity, lastUid),
      take: (mail) => receiving.take(mail),
    },
    lock: () => ReaderLock.take(database.url, mailbox),
    pauseMs: PAUSE_MS / timeScale,
    firstMs: PAUSE_MS / timeScale,
    mostMs: MOST_PAUSE_MS / timeScale,
    onFault: (error) => outage.failed(error),
    onRead: () => outage.fine(),
  });
  return {
    start: () => reader.start(),
    async stop() {
      await reader.stop();
      parsing.leave();
      await work.close();
    },
  };
}
