import { Client } from 'pg';

const BEAT_MS = 3000;

/**
 * Whoever holds it reads the mailbox, of however many workers. It lives as long as its connection: a worker that is killed
 * lets it go. `signal` ends once it is lost.
 */
export class ReaderLock {
  private readonly lost = new AbortController();
  private beat: NodeJS.Timeout | null = null;

  private constructor(private readonly client: Client) {
    client.on('error', () => this.lost.abort()).on('end', () => this.lost.abort());
    this.beat = setInterval(() => void client.query('select 1').catch(() => this.lost.abort()), BEAT_MS).unref();
  }

  get signal(): AbortSignal {
    return this.lost.signal;
  }

  /** Null while another one has it. */
  static async take(databaseUrl: string, mailbox: string): Promise<ReaderLock | null> {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      query_timeout: BEAT_MS,
    });
    // Until it is held, whoever asks hears of it.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as held',
        ['inbox', mailbox],
      );
      if (rows[0]?.held) return new ReaderLock(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    await client.end().catch(() => {});
    return null;
  }

  async release(): Promise<void> {
    if (this.beat) clearInterval(this.beat);
    await this.client.end().catch(() => {});
  }
}
