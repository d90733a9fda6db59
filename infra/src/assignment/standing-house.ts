import { type Absence, isAbsent, isWorking, type WeekHours } from '@pignon/domain/agents/working-hours';
import type { AssignmentRule } from '@pignon/domain/assignment/assignment-rule';
import type { Colleague } from '@pignon/domain/assignment/colleague';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { parisMoment } from '@pignon/domain/shared/paris-time';
import type { Pool } from 'pg';

/** An adviser, without what changes with each request. */
interface Adviser extends Pick<Colleague, 'id' | 'name' | 'active' | 'isDefault' | 'capacity'> {
  readonly email: string;
  readonly hours: WeekHours;
  readonly absences: readonly Absence[];
}

/** The rules and the advisers, as staff last left them. */
export interface Standing {
  readonly rules: readonly AssignmentRule[];
  readonly advisers: readonly Adviser[];
}

const READ = `select
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'active', active, 'conditions', conditions, 'target', target,
      'limits', limits, 'fallback', fallback, 'stops', stops) order by position, id) from assignment_rule), '[]') as rules,
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'email', email, 'active', active, 'isDefault', is_default,
      'capacity', capacity, 'hours', hours, 'absences', absences) order by position, id) from agent), '[]') as advisers`;

/** Kept in memory between two changes, so that whose a request is costs the visitor no read. */
export class StandingHouse {
  private kept: Promise<Standing> | null = null;

  constructor(
    private readonly pool: Pool,
    /** Whether this process is told of changes now; what it kept cannot be trusted while it is not. */
    private readonly hears: () => boolean,
  ) {}

  forget(): void {
    this.kept = null;
  }

  read(): Promise<Standing> {
    if (this.kept && this.hears()) return this.kept;
    const reading = this.pool.query<Standing>(READ).then(({ rows }) => rows[0]!);
    this.kept = reading;
    // A reading that failed is no knowledge.
    reading.catch(() => {
      if (this.kept === reading) this.kept = null;
    });
    return reading;
  }
}

export const colleaguesAt = (
  { advisers }: Standing,
  now: Date,
  open: ReadonlyMap<number, number>,
): readonly Colleague[] => {
  const { day } = parisMoment(now);
  return advisers.map(({ id, name, active, isDefault, capacity, hours, absences }) => ({
    id,
    name,
    active,
    isDefault,
    capacity,
    open: open.get(id) ?? 0,
    absent: isAbsent(absences, day),
    onHours: isWorking(hours, [], now),
  }));
};

/** Of those who answer. */
export const adviserByEmail = ({ advisers }: Standing, email: string): number | null =>
  advisers.find((adviser) => adviser.active && normaliseEmail(adviser.email) === normaliseEmail(email))?.id ?? null;
