import { AccountDisabled, EmailHasAccount, LastAdministrator } from '@pignon/domain/accounts/account-refusals';
import type { Role, SwitchedRole } from '@pignon/domain/accounts/rights';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool, PoolClient } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';
import { endLinks, mailLink } from '../links/make-link';

export interface ColleagueFields {
  readonly name: string;
  readonly role: Role;
  readonly agentId: number | null;
}

type Who = Omit<AuditEntry, 'action' | 'target' | 'detail'>;

/** What the administrator does to accounts. Nothing leaves the house without one: each change is made where no other is. */
export class ColleagueChanges {
  constructor(
    private readonly pool: Pool,
    private readonly secretKey: string,
  ) {}

  /** `passwordHash`: of a password that nobody knows. */
  async invite(email: string, fields: ColleagueFields, passwordHash: string, who: Who): Promise<string> {
    return await this.alone(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into staff_account (email, name, role, agent_id, password_hash, awaits_password)
         values ($1, $2, $3, $4, $5, true) on conflict (email) do nothing returning id`,
        [normaliseEmail(email), fields.name, fields.role, fields.agentId, passwordHash],
      );
      const [account] = rows;
      if (!account) throw new EmailHasAccount();
      await mailLink(client, this.secretKey, { accountId: account.id, purpose: 'invitation' });
      const detail = { role: fields.role, agentId: fields.agentId };
      await writeLine(client, { ...who, action: 'accounts.invite', target: account.id, detail });
      return account.id;
    });
  }

  async change(id: string, { name, role, agentId }: ColleagueFields, who: Who): Promise<boolean> {
    return await this.alone(async (client) => {
      const { rows } = await client.query<{ name: string; role: Role; agentId: number | null }>(
        'select name, role, agent_id as "agentId" from staff_account where id = $1',
        [id],
      );
      const [before] = rows;
      if (!before) return false;
      await client.query('update staff_account set name = $2, role = $3, agent_id = $4 where id = $1', [
        id,
        name,
        role,
        agentId,
      ]);
      const detail = {
        before: { role: before.role, agentId: before.agentId },
        after: { role, agentId },
        ...(before.name !== name && { fields: ['name'] }),
      };
      await writeLine(client, { ...who, action: 'accounts.change', target: id, detail });
      return true;
    });
  }

  /** At once everywhere: its sessions and its links end with it. */
  async disable(id: string, disabled: boolean, who: Who): Promise<boolean> {
    return await this.alone(async (client) => {
      const { rowCount } = await client.query(
        'update staff_account set disabled_at = case when $2 then coalesce(disabled_at, now()) end where id = $1',
        [id, disabled],
      );
      if (rowCount === 0) return false;
      if (disabled) {
        await client.query('delete from session where account_id = $1', [id]);
        await endLinks(client, id);
      }
      await writeLine(client, { ...who, action: disabled ? 'accounts.disable' : 'accounts.enable', target: id });
      return true;
    });
  }

  /** The invitation once more, or a way to a new password. */
  async sendLink(id: string, who: Who): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ waits: boolean; disabled: boolean }>(
        'select awaits_password as waits, disabled_at is not null as disabled from staff_account where id = $1 for update',
        [id],
      );
      const [account] = rows;
      if (!account) return false;
      if (account.disabled) throw new AccountDisabled();
      const purpose = account.waits ? 'invitation' : 'password';
      await mailLink(client, this.secretKey, { accountId: id, purpose });
      await writeLine(client, { ...who, action: 'accounts.link', target: id, detail: { purpose } });
      return true;
    });
  }

  async signOut(id: string, who: Who): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query('select 1 from staff_account where id = $1', [id]);
      if (rowCount === 0) return false;
      await client.query('delete from session where account_id = $1', [id]);
      await writeLine(client, { ...who, action: 'accounts.sign-out', target: id });
      return true;
    });
  }

  async enable(roles: readonly SwitchedRole[], who: Who): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query('delete from enabled_role where role <> all($1)', [roles]);
      await client.query(
        'insert into enabled_role (role) select distinct unnest($1::text[]) on conflict (role) do nothing',
        [roles],
      );
      await writeLine(client, { ...who, action: 'accounts.roles', detail: { roles } });
    });
  }

  /** Two administrators who demote each other at the same moment wait for one another: one of them is refused. */
  private async alone<Result>(change: (client: PoolClient) => Promise<Result>): Promise<Result> {
    return await inTransaction(this.pool, async (client) => {
      await client.query('lock table staff_account in share row exclusive mode');
      const before = await administrators(client);
      const result = await change(client);
      if (before > 0 && (await administrators(client)) === 0) throw new LastAdministrator();
      return result;
    });
  }
}

async function administrators(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from staff_account where role = 'admin' and disabled_at is null and not awaits_password`,
  );
  return rows[0]?.n ?? 0;
}
