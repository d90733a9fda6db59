import { Client } from 'pg';

const HEARTBEAT_MS = 3000;

/** Hears one NOTIFY channel on a connection of its own, and comes back by itself when the connection is cut. */
export class Listener {
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private heard = false;
  private beat: NodeJS.Timeout | null = null;

  constructor(
    private readonly url: string,
    private readonly channel: string,
    /** Also called after every reconnection: something may have been said meanwhile. */
    private readonly onNotice: (payload?: string) => void,
  ) {}

  /** False from the moment the connection is known to be cut until it listens again: notices may be lost meanwhile. */
  get listening(): boolean {
    return this.heard;
  }

  listen(): void {
    if (this.stopped) return;
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      query_timeout: HEARTBEAT_MS,
    });
    this.client = client;
    const again = () => {
      if (this.client !== client) return;
      this.client = null;
      this.deaf();
      client.end().catch(() => {});
      if (!this.stopped) this.timer = setTimeout(() => this.listen(), 500);
    };
    client
      .on('error', again)
      .on('end', again)
      .on('notification', ({ payload }) => this.onNotice(payload));
    client
      .connect()
      .then(() => client.query(`listen ${this.channel}`))
      .then(() => {
        if (this.client !== client) return;
        this.heard = true;
        // A connection that died without a word is found out by asking.
        this.beat = setInterval(() => void client.query('select 1').catch(again), HEARTBEAT_MS).unref();
        this.onNotice();
      })
      .catch(again);
  }

  private deaf(): void {
    this.heard = false;
    if (this.beat) clearInterval(this.beat);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    this.deaf();
    await client?.end().catch(() => {});
  }
}
