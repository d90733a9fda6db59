import type { RefusedMail, RefusedMails } from '@pignon/domain/mailbox/inbox/refused-mail';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';

/** Nobody reads further: what is older than three months is gone. */
const MOST = 200;

type Row = Omit<RefusedMail, 'at' | 'bytes' | 'filedAt'> & {
  readonly at: Date;
  readonly bytes: string | null;
  readonly filedAt: Date | null;
};

export interface KeptRefused {
  readonly file: string;
  readonly bytes: number;
  readonly cut: boolean;
  readonly at: Date;
}

/** Mails that stand in no conversation, as staff look at them. */
export class StaffRefusedMails {
  constructor(private readonly pool: Pool) {}

  /** The newest first; those that were put away where they are asked for. */
  async all(filed: boolean): Promise<RefusedMails> {
    const { rows } = await this.pool.query<Row>(
      `select id, coalesce(received_at, at) as at, email, subject, reason, bytes, file is not null as kept, cut, filed_at as "filedAt"
       from mail_refused where (filed_at is not null) = $1 order by at desc, id desc limit ${MOST}`,
      [filed],
    );
    const open = await this.pool.query<{ n: number }>(
      'select count(*)::int as n from mail_refused where filed_at is null',
    );
    return { items: rows.map(shown), open: open.rows[0]?.n ?? 0 };
  }

  /** Null where it is not kept. */
  async kept(id: string): Promise<KeptRefused | null> {
    const { rows } = await this.pool.query<Omit<KeptRefused, 'bytes'> & { readonly bytes: string | null }>(
      'select file, bytes, cut, coalesce(received_at, at) as at from mail_refused where id = $1 and file is not null',
      [id],
    );
    return rows[0] ? { ...rows[0], bytes: Number(rows[0].bytes ?? 0) } : null;
  }

  /** Put away, or back; once, however often it is said. False: there is none. */
  async file(id: string, filed: boolean, line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(
        `update mail_refused set filed_at = case when $2 then now() end, filed_by = case when $2 then $3::uuid end
         where id = $1 and (filed_at is null) = $2`,
        [id, filed, line.accountId],
      );
      if (rowCount === 1) await writeLine(client, { ...line, target: id });
      return rowCount === 1 || (await client.query('select 1 from mail_refused where id = $1', [id])).rowCount === 1;
    });
  }
}

const shown = ({ at, bytes, filedAt, ...row }: Row): RefusedMail => ({
  ...row,
  at: at.toISOString(),
  bytes: bytes === null ? null : Number(bytes),
  filedAt: filedAt?.toISOString() ?? null,
});
