import { normaliseEmail } from '@pignon/domain/shared/email-address';
import { type ProspectBook, type ProspectIdentity, ProspectNotFound } from '@pignon/domain/prospects/prospect';
import { ProspectIdentified } from '@pignon/domain/prospects/prospect-identified';
import type { Pool } from 'pg';
import { currentWork } from '../database/work-in-progress';
import { EventRow } from '../outbox/event.schema';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class PgProspectBook implements ProspectBook {
  constructor(private readonly pool: Pool) {}

  /** The newest name and phone win; an empty phone erases nothing. */
  async identify({ email, name, phone }: ProspectIdentity, at: Date): Promise<string> {
    const em = await currentWork().loading();
    const [row] = await em.getConnection().execute<{ id: string }[]>(
      `insert into prospect (email, name, phone) values (?, ?, ?)
       on conflict (email) do update set name = excluded.name, phone = coalesce(excluded.phone, prospect.phone)
       returning id`,
      [normaliseEmail(email), name, phone ?? null],
      'all',
      em.getTransactionContext(),
    );
    if (!row) throw new Error('A prospect was written and came back without an id.');
    em.persist(new EventRow(ProspectIdentified(row.id, at, { prospectId: row.id })));
    return row.id;
  }

  async byId(id: string): Promise<ProspectIdentity> {
    if (!UUID.test(id)) throw new ProspectNotFound();
    const { rows } = await this.pool.query<{ email: string; name: string; phone: string | null }>(
      'select email, name, phone from prospect where id = $1',
      [id],
    );
    const [row] = rows;
    if (!row) throw new ProspectNotFound();
    return { email: row.email, name: row.name, phone: row.phone ?? undefined };
  }
}
