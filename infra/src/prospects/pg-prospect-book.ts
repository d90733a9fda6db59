import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { type ProspectIdentity, ProspectNotFound } from '@pignon/domain/prospects/prospect';
import { ProspectIdentified } from '@pignon/domain/prospects/prospect-identified';
import type { Pool } from 'pg';
import { currentWork } from '../database/work-in-progress';
import { EventRow } from '../outbox/event.schema';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** People who said who they are before they asked for anything. */
export class PgProspectBook {
  constructor(private readonly pool: Pool) {}

  /**
   * Belongs to the running unit of work: keeps the prospect, if they are new, and the fact that they spoke. Answers the
   * number under which these words are found again, and no others: their own, unless more is known of them than they say.
   * Statement by statement, each seeing what the one before waited for. The same words twice have one number; whoever can
   * repeat them to the letter learns nothing by it.
   */
  async identify({ email, name, phone }: ProspectIdentity, at: Date): Promise<string> {
    const em = await currentWork().loading();
    const ask = async (text: string) => {
      const said = [normaliseEmail(email), name, phone ?? null];
      const rows = await em.getConnection().execute<{ id: string }[]>(text, said, 'all', em.getTransactionContext());
      return rows[0]?.id;
    };
    await ask('insert into prospect (email, name, phone) values (?, ?, ?) on conflict (email) do nothing');
    const id =
      (await ask('select id from prospect where email = ? and name = ? and phone is not distinct from ?')) ??
      (await ask(
        `insert into prospect_words (email, name, phone) values (?, ?, ?)
         on conflict (email, name, phone) do update set said_at = now() returning id`,
      ));
    if (!id) throw new Error('A prospect was written and came back without an id.');
    em.persist(new EventRow(ProspectIdentified(id, at, { prospectId: id })));
    return id;
  }

  /** What was said under this number. Rejects with ProspectNotFound. */
  async byId(id: string): Promise<ProspectIdentity> {
    if (!UUID.test(id)) throw new ProspectNotFound();
    const { rows } = await this.pool.query<{ email: string; name: string; phone: string | null }>(
      `select email, name, phone from prospect where id = $1
       union all select email, name, phone from prospect_words where id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new ProspectNotFound();
    return { email: row.email, name: row.name, phone: row.phone ?? undefined };
  }
}
