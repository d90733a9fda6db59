import { Migration } from '@mikro-orm/migrations';
import { asciiAddress } from '../../mail/ascii-address';

/**
 * One mailbox, one spelling: rows whose address was typed with an invisible sign, full-width letters or a dot at its end
 * take the ASCII form of their domain, and where that mailbox is known already the rows become one.
 */
export class Migration20261201000100 extends Migration {
  override async up(): Promise<void> {
    for (const table of ['estimation', 'contact_message', 'agent'])
      for (const [email, ascii] of await this.respelled(table))
        await this.execute(`update ${table} set email = ? where email = ?`, [ascii, email]);
    for (const [email, ascii] of await this.respelled('staff_account'))
      await this.execute(
        'update staff_account set email = ? where email = ? and not exists (select 1 from staff_account where email = ?)',
        [ascii, email, ascii],
      );
    await this.execute(MAILBOXES);
    for (const table of ['prospect', 'off_market_client'])
      for (const [email, ascii] of await this.respelled(table))
        await this.execute('insert into mailbox values (?, ?, ?), (?, ?, ?) on conflict do nothing', [
          table,
          email,
          ascii,
          table,
          ascii,
          ascii,
        ]);
    for (const statement of MERGE) await this.execute(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }

  /** Each address that is no mailbox's only spelling, with that one. */
  private async respelled(table: string): Promise<readonly (readonly [string, string])[]> {
    const rows = await this.execute(
      String.raw`select distinct email from ${table} where email !~ '^[\x21-\x7e]+$' or email like '%.'`,
    );
    return rows
      .map((row) => (row as { email: string }).email)
      .map((email) => [email, asciiAddress(email).toLowerCase()] as const)
      .filter(([email, ascii]) => ascii !== email);
  }
}

const MAILBOXES = `create temporary table mailbox (of text, email text, ascii text, primary key (of, email)) on commit drop`;

const MERGE = [
  // The newest name and phone win, as they did while each row was written; what the CRM knows stays known, and a consent
  // that was given stays given. Who was known first keeps his number.
  `create temporary table same_prospect on commit drop as
   select id, first_value(id) over (partition by ascii order by created_at, id) as kept, ascii, prospect.email
   from prospect join mailbox on mailbox.of = 'prospect' and mailbox.email = prospect.email`,
  `create temporary table told on commit drop as
   select kept,
     (array_agg(name order by created_at desc, p.id desc))[1] as name,
     (array_agg(phone order by created_at desc, p.id desc) filter (where phone is not null))[1] as phone,
     (array_agg(consent order by created_at desc, p.id desc) filter (where consent is not null))[1] as consent,
     (array_agg(crm_person_id order by created_at, p.id) filter (where crm_person_id is not null))[1] as crm_person_id,
     max(crm_sent_at) as crm_sent_at
   from same_prospect join prospect p using (id) group by kept`,
  `update event set payload = payload || jsonb_build_object('prospectId', kept)
   from same_prospect s
   where event.name = 'prospects.prospect-identified.v1' and payload ->> 'prospectId' = s.id::text and s.id <> s.kept`,
  `delete from prospect using same_prospect s where prospect.id = s.id and s.id <> s.kept`,
  `update prospect set email = s.ascii, name = told.name, phone = told.phone, consent = told.consent,
     crm_person_id = told.crm_person_id,
     crm_sent_at = case when told.crm_person_id is null then told.crm_sent_at end
   from same_prospect s join told using (kept) where prospect.id = s.kept and s.id = s.kept`,

  // The client whose access was approved is the one who is known; else the one who registered last. Nobody else's words
  // become his.
  `create temporary table same_client on commit drop as
   select client.id, ascii, first_value(client.id) over (partition by ascii order by
     deactivated_at is null desc,
     exists (select 1 from access_request where client_id = client.id and state = 'approved') desc,
     registered_at desc, client.id) as kept
   from off_market_client client join mailbox on mailbox.of = 'off_market_client' and mailbox.email = client.email`,
  // Of several requests for one property the approved one stays, then what waits to be decided, then the last decision.
  `create temporary table same_request on commit drop as
   select request.id, s.kept as client, first_value(request.id) over (partition by s.kept, property_id order by
     array_position(array['approved', 'requested', 'refused', 'revoked'], state), decided_at desc nulls last,
     requested_at desc, request.id) as kept
   from access_request request join same_client s on s.id = request.client_id`,
  // What was still to be done about a request that goes is done about the one that stays, or already was.
  `update effect set state = 'cancelled', done_at = now() from event, same_request s
   where event.id = effect.event_id and effect.state = 'pending' and event.aggregate_id = s.id::text and s.id <> s.kept`,
  `delete from access_request using same_request s where access_request.id = s.id and s.id <> s.kept`,
  `update access_request set client_id = s.client from same_request s where access_request.id = s.id`,
  `delete from off_market_client using same_client s where off_market_client.id = s.id and s.id <> s.kept`,
  `update off_market_client client set email = s.ascii from same_client s where client.id = s.kept and s.id = s.kept`,
];
