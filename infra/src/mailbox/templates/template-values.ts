import { propertyPath } from '@pignon/domain/listings/property-path';
import { clientNames } from '@pignon/domain/mailbox/templates/client-names';
import type { TemplateValues } from '@pignon/domain/mailbox/templates/template-variables';
import type { Settings } from '@pignon/domain/settings/app-settings';
import { slugOf } from '@pignon/domain/shared/text/slug';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import type { Pool } from 'pg';

interface Row {
  readonly name: string;
  readonly property: { readonly id: number; readonly title: string } | null;
  /** Of a page that anybody may read. */
  readonly page: { readonly citySlug: string; readonly title: string } | null;
  readonly agent: { readonly name: string; readonly phone: string; readonly active: boolean } | null;
}

/** What is about to be written: to whom, about which property, by whose adviser. */
export interface AboutToWrite {
  readonly name: string;
  readonly propertyId: number | null;
  /** Null: of nobody, and whoever writes is asked for. */
  readonly agentId: number | null;
}

/** SQL: the adviser whose it is; of one that is nobody's, whoever writes. */
const ADVISER = `(select json_build_object('name', agent.name, 'phone', agent.phone, 'active', agent.active) from agent
  where agent.id = coalesce(asked.agent_id, (select mine.id from agent mine join staff_account account
    on lower(account.email) = lower(mine.email) where account.id = $1::uuid order by mine.id limit 1)))`;

/** What the house knows of a conversation, as a template says it. */
export class TemplateValuesReading {
  constructor(
    private readonly pool: Pool,
    private readonly settings: Settings,
    private readonly publicUrl: string,
  ) {}

  /** `account`: whoever writes. */
  of(threadId: string, account: string): Promise<TemplateValues | null> {
    return this.read('(select name, property_id, agent_id from thread where id = $2)', [account, threadId]);
  }

  /** Of what is no conversation yet. */
  about({ name, propertyId, agentId }: AboutToWrite, account: string): Promise<TemplateValues | null> {
    const asked = '(select $2::text as name, $3::integer as property_id, $4::integer as agent_id)';
    return this.read(asked, [account, name, propertyId, agentId]);
  }

  private async read(asked: string, values: readonly unknown[]): Promise<TemplateValues | null> {
    const { rows } = await this.pool.query<Row>(
      `select asked.name,
         (select json_build_object('id', id, 'title', title) from property where id = asked.property_id) as property,
         (select json_build_object('citySlug', city_slug, 'title', title) from public_property where id = asked.property_id) as page,
         ${ADVISER} as agent from ${asked} asked`,
      [...values],
    );
    const [row] = rows;
    if (!row) return null;
    const { agency } = await this.settings.read();
    return known({
      ...clientNames(row.name),
      'bien.titre': row.property?.title,
      'bien.reference': row.property && referenceOf(agency, row.property.id),
      'bien.lien': row.property && row.page && this.address(propertyPath({ id: row.property.id, ...row.page })),
      'conseiller.nom': row.agent?.name,
      'conseiller.telephone': row.agent?.phone,
      'agence.telephone': agency.phone,
      'rendezvous.lien': row.agent?.active ? this.address(`/rdv/${slugOf(row.agent.name)}`) : null,
    });
  }

  private address(path: string): string {
    return new URL(path, this.publicUrl).href;
  }
}

const known = (values: Readonly<Record<string, string | null | undefined>>): TemplateValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));
