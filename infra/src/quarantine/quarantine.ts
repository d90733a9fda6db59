import { QuarantineReported } from '@pignon/domain/quarantine/quarantine-reported';
import type { DomainEvent } from '@pignon/domain/shared/domain-event';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { FORM_TABLES } from '../forms/form-tables';
import { insertEvent } from '../outbox/insert-event';

export interface QuarantinedRequest {
  /** 'Contact' */
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string | null;
  readonly at: Date;
}

/** Every form's, later than $1 and not later than $2. */
const REQUESTS = `(${Object.values(FORM_TABLES)
  .flatMap(({ quarantinedAs, from, person, email, phone, message, at }) =>
    quarantinedAs === null
      ? []
      : [
          `select '${quarantinedAs}' as kind, ${person} as name, ${email} as email, ${phone} as phone, ${message} as message, ${at} as at
             from ${from} where quarantined`,
        ],
  )
  .join(' union all ')}) as request where at > $1 and at <= $2`;

/** From five in the afternoon in Paris on: what came in the day is still seen in the day. */
const DUE = `extract(hour from now() at time zone 'Europe/Paris') >= 17`;
const TODAY = `to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

/** What nobody reacts to, because its hidden field was filled: by a robot, or by somebody's form filler (C71). */
export class Quarantine {
  constructor(private readonly pool: Pool) {}

  /** Records that the day's are told of, once a day and only where there are any. */
  async report(due = DUE): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('quarantine'))`);
      const { rows } = await client.query<{ day: string; from: Date; until: Date }>(
        `select ${TODAY} as day, now() as until,
           coalesce(max((payload->>'until')::timestamptz), now() - interval '1 day') as from
         from event where name = $1
         having ${due} and coalesce(max(aggregate_id), '') < ${TODAY}`,
        [QuarantineReported.name],
      );
      const [span] = rows;
      const { rowCount = 0 } = span
        ? await client.query(`select 1 from ${REQUESTS} limit 1`, [span.from, span.until])
        : {};
      if (span && rowCount) await insertEvent(client, reportOf(span));
      return Boolean(rowCount);
    });
  }

  /** In the order in which they came. */
  async requests(from: Date, until: Date): Promise<readonly QuarantinedRequest[]> {
    const { rows } = await this.pool.query<QuarantinedRequest>(`select request.* from ${REQUESTS} order by at`, [
      from,
      until,
    ]);
    return rows;
  }
}

function reportOf({ day, from, until }: { day: string; from: Date; until: Date }): DomainEvent {
  return QuarantineReported(day, until, { from: from.toISOString(), until: until.toISOString() });
}
