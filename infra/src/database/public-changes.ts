import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Listener } from './listener';

/** Rung by triggers on every table that the public sees; a number in it asks the ears to say that they heard. */
const CHANNEL = 'pignon_public';
const BEAT_MS = 1000;
/** An ear trusts what it kept for so long after its last beat; others wait for it a little longer. */
const LEASE_MS = 3000;
const LIVE = `interval '4 seconds'`;
const MOST_WAIT_MS = 5000;

/** For what is no row of theirs, and shows in what they say. */
export const tellPublic = (pool: Pool): Promise<unknown> => pool.query(`select pg_notify('${CHANNEL}', '')`);

/**
 * Hears of every change that the public sees, and lets whoever made one wait until each process has heard of it: then the
 * very next read anywhere shows it. A process that cannot hear has no lease, so it answers from nothing that it kept.
 */
export class PublicChanges {
  private readonly id = randomUUID();
  private readonly listener: Listener;
  private heard = 0n;
  private trustedUntil = 0;
  private beat: NodeJS.Timeout | null = null;

  constructor(
    databaseUrl: string,
    private readonly pool: Pool,
    private readonly onChange: () => void,
  ) {
    this.listener = new Listener(databaseUrl, CHANNEL, (marker) => this.notice(marker));
  }

  listen(): void {
    this.listener.listen();
    this.beat = setInterval(() => void this.say().catch(() => {}), BEAT_MS).unref();
  }

  get hears(): boolean {
    return this.listener.listening && performance.now() < this.trustedUntil;
  }

  /** Since what was heard could last be trusted, ms; 0 while it can. */
  get deafMs(): number {
    return this.hears ? 0 : Math.max(0, performance.now() - this.trustedUntil + LEASE_MS);
  }

  /** After a commit: resolves when every living process has forgotten what it kept. */
  async heardByAll(): Promise<void> {
    const { rows } = await this.pool.query<{ marker: string }>(`select nextval('public_marker') as marker`);
    const marker = rows[0]?.marker;
    // Notices arrive in the order of commits: who hears this one has heard of the change.
    await this.pool.query(`select pg_notify('${CHANNEL}', $1)`, [marker]);
    const giveUpAt = Date.now() + MOST_WAIT_MS;
    while (Date.now() < giveUpAt) {
      const { rowCount } = await this.pool.query(
        `select 1 from public_ear where heard < $1 and seen_at > now() - ${LIVE} limit 1`,
        [marker],
      );
      if (rowCount === 0) return;
      await sleep(3);
    }
  }

  async stop(): Promise<void> {
    if (this.beat) clearInterval(this.beat);
    this.trustedUntil = 0;
    await this.listener.stop();
    await this.pool.query('delete from public_ear where id = $1', [this.id]).catch(() => {});
  }

  private notice(marker?: string): void {
    // A marker alone changes nothing: what it was sent after has been told before it.
    if (!marker) this.onChange();
    if (marker) this.heard = BigInt(marker) > this.heard ? BigInt(marker) : this.heard;
    // Without a marker it is a change, which asks for nothing, or the first moment of listening.
    if (marker || !this.hears) void this.say().catch(() => {});
  }

  /** What was heard so far, and that this ear lives: one statement, so that neither can overtake the other. */
  private async say(): Promise<void> {
    if (!this.listener.listening) return;
    const asked = performance.now();
    const trusted = asked < this.trustedUntil;
    await this.pool.query(
      `insert into public_ear as ear (id, heard)
         select $1, greatest($2::bigint, case when $3 then 0 else last_value end) from public_marker
       on conflict (id) do update set seen_at = now(), heard = greatest(ear.heard, excluded.heard)`,
      [this.id, String(this.heard), trusted],
    );
    // Who comes back after a silence forgets what it kept: no earlier marker need be waited for.
    if (!trusted) this.onChange();
    if (this.listener.listening) this.trustedUntil = Math.max(this.trustedUntil, asked + LEASE_MS);
  }
}
