import type { StaffColleague, StaffDesk, StaffVisit } from '@pignon/domain/accounts/desk/staff-colleague';
import type { SwitchedRole } from '@pignon/domain/accounts/rights';
import type { Pool } from 'pg';
import { hashOfSid } from '../pg-session-store';
import { ALIVE } from '../session-alive';

const COLLEAGUES = `select account.id, account.email, account.name, account.role,
    case when agent.id is not null then json_build_object('id', agent.id, 'name', agent.name) end as adviser,
    case when disabled_at is not null then 'disabled'
      when not awaits_password then 'active'
      when exists (select from staff_link where account_id = account.id and used_at is null and expires_at > now())
        then 'invited'
      else 'unanswered' end as state,
    (select max(at) from audit_log where account_id = account.id and action = 'login') as "lastLogin",
    (select count(*)::int from session where account_id = account.id and ${ALIVE}) as sessions
  from staff_account account left join agent on agent.id = agent_id
  order by disabled_at is not null, account.name, account.email`;

type ColleagueRow = Omit<StaffColleague, 'lastLogin'> & { readonly lastLogin: Date | null };

/** Accounts of the house, as the administrator sees them. */
export class StaffColleagues {
  constructor(private readonly pool: Pool) {}

  async desk(): Promise<StaffDesk> {
    const [colleagues, roles, advisers] = await Promise.all([
      this.pool.query<ColleagueRow>(COLLEAGUES),
      this.pool.query<{ role: SwitchedRole }>('select role from enabled_role order by role'),
      this.pool.query<{ id: number; name: string }>('select id, name from agent order by name, id'),
    ]);
    return {
      colleagues: colleagues.rows.map(({ lastLogin, ...row }) => ({
        ...row,
        lastLogin: lastLogin?.toISOString() ?? null,
      })),
      enabledRoles: roles.rows.map(({ role }) => role),
      advisers: advisers.rows,
    };
  }

  /** Null where there is no such account. `sid`: of whoever asks. */
  async visits(accountId: string, sid: string): Promise<readonly StaffVisit[] | null> {
    const { rowCount } = await this.pool.query('select 1 from staff_account where id = $1', [accountId]);
    if (rowCount === 0) return null;
    const { rows } = await this.pool.query<{ device: string; since: Date; seen: Date; own: boolean }>(
      `select coalesce(data->>'device', '') as device, created_at as since, seen_at as seen, sid_hash = $2 as own
       from session where account_id = $1 and ${ALIVE} order by seen_at desc`,
      [accountId, hashOfSid(sid)],
    );
    return rows.map(({ device, since, seen, own }) => ({
      device,
      since: since.toISOString(),
      lastSeen: seen.toISOString(),
      own,
    }));
  }
}
