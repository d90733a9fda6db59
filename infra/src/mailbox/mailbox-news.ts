import type { Pool } from 'pg';
import { Listener } from '../database/listener';

/** Rung by the trigger of table thread. */
const CHANNEL = 'mailbox';

/** Which conversation moved, or who writes in it; neither: something may have been missed. */
export interface MailboxNotice {
  readonly id?: string;
  readonly writing?: string;
}

/** Tells whoever has the mailbox open, behind whichever process, what moves in it. */
export class MailboxNews {
  private readonly ending = new AbortController();
  private readonly hearers = new Set<(notice: MailboxNotice) => void>();
  private readonly listener: Listener;

  constructor(
    databaseUrl: string,
    private readonly pool: Pool,
  ) {
    this.listener = new Listener(databaseUrl, CHANNEL, (payload) => this.tell(read(payload)));
  }

  /** Called by Nest. */
  onModuleInit(): void {
    this.listener.listen();
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.listener.stop();
  }

  /** The process ends: nobody is told any more. */
  get ended(): AbortSignal {
    return this.ending.signal;
  }

  /** Answers how to hear no more. */
  hear(hearer: (notice: MailboxNotice) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  async say(notice: MailboxNotice): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
  }

  private tell(notice: MailboxNotice): void {
    for (const hearer of this.hearers) hearer(notice);
  }
}

function read(payload: string | undefined): MailboxNotice {
  try {
    return JSON.parse(payload || '{}') as MailboxNotice;
  } catch {
    return {};
  }
}
