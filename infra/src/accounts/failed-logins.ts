import { EMAIL_PATTERN } from '@pignon/domain/shared/rules';
import { oneLine } from '@pignon/domain/shared/text/typed/typed-text';
import type { Pool } from 'pg';
import { log } from '../log/log';

export interface FailedLogin {
  /** Null: nobody has the address that was typed. All of those are counted as one. */
  readonly accountId: string | null;
  readonly email: string;
  /** Of whoever tried: an address, or the /64 of one. */
  readonly from: string;
  readonly requestId: string;
}

const QUARTER_HOUR_MS = 900_000;

/**
 * Tries to sign in that failed, or were not even looked at: in the audit and in the log, each of the first five within a
 * quarter of an hour, then one whenever their number has doubled. So nobody fills either of them by guessing.
 */
export class FailedLogins {
  /** One that does not wait for the disk: a try that is noted takes no longer than one that is only counted. */
  constructor(private readonly pool: Pool) {}

  async note(
    action: 'login.failed' | 'login.locked',
    { accountId, email, from, requestId }: FailedLogin,
  ): Promise<void> {
    const typed = cutAddress(email);
    const { rows } = await this.pool.query<{ tries: number; noted: boolean }>(
      `with counted as (
         insert into rate_limit as count (key, points, expire)
           select $1 || ':' || floor(at / $7)::bigint, 1, (floor(at / $7)::bigint + 2) * $7
           from (select extract(epoch from now()) * 1000 as at) moment
         on conflict (key) do update set points = least(count.points + 1, 1000000000)
         returning points as tries, points <= 5 or points & (points - 1) = 0 as noted
       ), noted as (
         insert into audit_log (action, target, detail, request_id)
           select $2, $3, jsonb_build_object('tries', tries, 'from', $4::text, 'known', $5::boolean), $6
           from counted where noted
       )
       select tries, noted from counted`,
      [
        `${action}:${accountId ?? 'unknown'}`,
        action,
        typed,
        networkOf(from),
        accountId !== null,
        requestId,
        QUARTER_HOUR_MS,
      ],
    );
    const [row] = rows;
    if (row?.noted) log('warn', action, { email: typed, from: networkOf(from), tries: row.tries, requestId });
  }
}

/**
 * Enough for whoever knows the person: 'jean.martin@exemple.fr' becomes 'j…@exemple.fr'. What is no mailbox may be
 * anything, a password or what steers a terminal: nothing of it is kept.
 */
export function cutAddress(typed: string): string {
  const email = oneLine(typed);
  if (!EMAIL_PATTERN.test(email)) return '…';
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@')).toLowerCase()}`;
}

/** The last number of an IPv4 address says which household; it is left out. */
const networkOf = (address: string): string => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
