import type { DocumentKind, DocumentVisibility, PropertyDocument } from '@pignon/domain/documents/property-document';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';
import type { KeptDocument } from './document-intake';

const SHOWN = `document.id, document.kind, document.visibility, document.name, document.type, document.bytes,
  document.added_at as "addedAt", account.name as "addedBy"`;
const FROM = `property_document document left join staff_account account on account.id = document.added_by`;
/** Of a property that was removed nobody reads or adds any. */
const OPEN = `exists (select 1 from property where id = $1 and deleted_at is null)`;

interface Row extends Omit<PropertyDocument, 'addedAt'> {
  readonly addedAt: Date;
}

export interface DocumentChanges {
  readonly name?: string;
  readonly kind?: DocumentKind;
  readonly visibility?: DocumentVisibility;
}

/** Documents of properties; every write has its line of the audit in the same statement. */
export class PgDocuments {
  constructor(private readonly pool: Pool) {}

  /** Null where there is no such property. */
  async of(propertyId: number): Promise<readonly PropertyDocument[] | null> {
    const { rows } = await this.pool.query<{ open: boolean }>(`select ${OPEN} as open`, [propertyId]);
    if (!rows[0]?.open) return null;
    const found = await this.pool.query<Row>(
      `select ${SHOWN} from ${FROM} where document.property_id = $1 and document.deleted_at is null
       order by document.kind, document.added_at, document.id`,
      [propertyId],
    );
    return found.rows.map(told);
  }

  async one(propertyId: number, id: number): Promise<PropertyDocument | null> {
    return (await this.of(propertyId))?.find((document) => document.id === id) ?? null;
  }

  /** Its name on disk; null where staff may not see it. */
  async fileOf(propertyId: number, id: number): Promise<string | null> {
    const { rows } = await this.pool.query<{ file: string }>(
      `select file from property_document where property_id = $1 and id = $2 and deleted_at is null and ${OPEN}`,
      [propertyId, id],
    );
    return rows[0]?.file ?? null;
  }

  add(
    propertyId: number,
    { file, name, type, bytes }: KeptDocument,
    { kind, visibility }: Required<Pick<DocumentChanges, 'kind' | 'visibility'>>,
    line: AuditEntry,
  ): Promise<number | null> {
    const text = `insert into property_document (property_id, kind, visibility, name, type, bytes, file, added_by)
      select $1, $2, $3, $4, $5, $6, $7::uuid, $8::uuid where ${OPEN} returning id`;
    const values = [propertyId, kind, visibility, name, type, bytes, file, line.accountId];
    return writeWithLine(this.pool, { text, values }, line);
  }

  async change(propertyId: number, id: number, change: DocumentChanges, line: AuditEntry): Promise<boolean> {
    const text = `update property_document set name = coalesce($3, name), kind = coalesce($4, kind),
      visibility = coalesce($5, visibility) where property_id = $1 and id = $2 and deleted_at is null and ${OPEN} returning id`;
    const values = [propertyId, id, change.name ?? null, change.kind ?? null, change.visibility ?? null];
    return (await writeWithLine(this.pool, { text, values }, line)) !== null;
  }

  /** Into the bin, or out of it. */
  async bin(propertyId: number, id: number, removed: boolean, line: AuditEntry): Promise<boolean> {
    const text = `update property_document set deleted_at = case when $3 then now() end
      where property_id = $1 and id = $2 and (deleted_at is null) = $3 and ${OPEN} returning id`;
    return (await writeWithLine(this.pool, { text, values: [propertyId, id, removed] }, line)) !== null;
  }
}

const told = ({ addedAt, ...row }: Row): PropertyDocument => ({ ...row, addedAt: addedAt.toISOString() });
