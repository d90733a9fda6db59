import { BADGE_DAYS, BADGE_SOURCES, earnsBadge } from '@pignon/domain/promises/reply-badge';
import type { ReplyRate } from '@pignon/domain/dashboard/reply-rates';
import type { Pool } from 'pg';
import { OWED_AN_ANSWER } from '../mailbox/waiting-in-vain';

const RATE = `select count(*)::int as due, (count(*) filter (where first_answered_at <= first_due_at))::int as "inTime"
  from thread where first_due_at >= $1 and first_due_at <= $2 and source = any($3) and ${OWED_AN_ANSWER}`;

const DAY_MS = 24 * 3600 * 1000;
/** Every page asks for it; it changes with the days. */
const KEPT_MS = 600_000;

/** Whether the house keeps what its badge would say. */
export class EarnedBadge {
  private kept: { readonly at: number; readonly earned: Promise<boolean> } | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly keptMs = KEPT_MS,
  ) {}

  now(): Promise<boolean> {
    if (this.kept && Date.now() - this.kept.at < this.keptMs) return this.kept.earned;
    const asked = { at: Date.now(), earned: this.ask() };
    this.kept = asked;
    // A reading that failed is no knowledge.
    asked.earned.catch(() => {
      if (this.kept === asked) this.kept = null;
    });
    return asked.earned;
  }

  private async ask(): Promise<boolean> {
    const now = new Date();
    const from = new Date(now.getTime() - BADGE_DAYS * DAY_MS);
    const { rows } = await this.pool.query<ReplyRate>(RATE, [from, now, BADGE_SOURCES]);
    return rows[0] !== undefined && earnsBadge(rows[0]);
  }
}
