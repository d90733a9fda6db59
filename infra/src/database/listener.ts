import { Client } from 'pg';

/** Hears one NOTIFY channel on a connection of its own, and comes back by itself when the connection is cut. */
export class Listener {
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly channel: string,
    /** Also called after every reconnection: something may have been said meanwhile. */
    private readonly onNotice: () => void,
  ) {}

  listen(): void {
    if (this.stopped) return;
    const client = new Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: 2000 });
    this.client = client;
    const again = () => {
      if (this.client !== client) return;
      this.client = null;
      client.end().catch(() => {});
      if (!this.stopped) this.timer = setTimeout(() => this.listen(), 500);
    };
    client.on('error', again).on('end', again).on('notification', this.onNotice);
    client
      .connect()
      .then(() => client.query(`listen ${this.channel}`))
      .then(this.onNotice)
      .catch(again);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => {});
  }
}
