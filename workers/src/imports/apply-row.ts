import { Injectable } from '@nestjs/common';
import type { RowResult } from '@pignon/domain/imports/import-view';
import { withSaid } from '@pignon/domain/imports/rows/with-said';
import { notesOf } from '@pignon/domain/listings/photo-value';
import { Listings } from '@pignon/domain/listings/property/listings';
import { Property } from '@pignon/domain/listings/property/property';
import { NotPublishable } from '@pignon/domain/listings/property/publication';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import type { TakenPhotos } from '@pignon/infra/imports/import-photos';
import { ImportRows, type WaitingRow } from '@pignon/infra/imports/import-rows';
import { Derivation } from '@pignon/infra/listings/derivation';

/** What holds for every line of an import. */
export interface Applied {
  readonly importId: string;
  /** New properties are published where nothing keeps them back. */
  readonly publish: boolean;
  /** The account in whose name it is done. */
  readonly by: string | null;
  readonly requestId: string;
}

export interface AppliedRow {
  readonly result: RowResult;
  readonly notes: readonly string[];
}

/** The line is done already, or nothing is to be done: nothing is written. */
class NothingToWrite extends Error {
  constructor(readonly applied: AppliedRow) {
    super();
  }
}

/** Applies one line: the property, its facts, the line of the audit and that it is done stand together, or none does. */
@Injectable()
export class ApplyRow {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly derivation: Derivation,
    private readonly rows: ImportRows,
    private readonly clock: Clock,
  ) {}

  async apply(import_: Applied, row: WaitingRow, taken: TakenPhotos): Promise<AppliedRow> {
    const id = row.propertyId ?? (await this.listings.nextId());
    const notes: string[] = [...row.notes, ...taken.notes];
    const detail = { import: import_.importId, line: row.line, fields: row.said ? Object.keys(row.said) : [] };
    const line = {
      accountId: import_.by,
      action: `properties.import`,
      target: String(id),
      detail,
      requestId: import_.requestId,
    };
    try {
      const { answer } = await this.work.run(
        null,
        () =>
          row.propertyId === null ? this.create(import_, row, taken, id, notes) : this.update(import_, row, taken, id),
        line,
      );
      return { ...answer, notes };
    } catch (error) {
      if (error instanceof NothingToWrite) return { ...error.applied, notes: [...notes, ...error.applied.notes] };
      throw error;
    }
  }

  private async create(
    { importId, publish, by }: Applied,
    row: WaitingRow,
    taken: TakenPhotos,
    id: number,
    notes: string[],
  ): Promise<{ result: RowResult }> {
    await this.claim(importId, row, 'created', id);
    // Another import, or this one in other hands, made it since it was looked at: then it is there.
    const there = await this.rows.bearing(importId, row);
    if (there !== null)
      throw new NothingToWrite({ result: 'unchanged', notes: [`Créé entre-temps\u00a0: bien n°\u00a0${there}`] });
    const fields = withPhotos(withSaid(row.said, null), row, taken);
    const at = this.clock.now();
    const property = Property.create(id, fields, await this.derivation.of(fields), at, true);
    property.importKey = row.key;
    // What somebody decided in the house; the file may hold one back, never show it.
    if (publish && (row.publish ?? true))
      try {
        property.publish(at);
      } catch (error) {
        if (!(error instanceof NotPublishable)) throw error;
        notes.push(`Reste un brouillon\u00a0: ${error.message}`);
      }
    property.ownerAuthorisedBy = property.ownerAuthorisedAt ? by : null;
    this.listings.add(property);
    return { result: 'created' };
  }

  private async update(
    { importId }: Applied,
    row: WaitingRow,
    taken: TakenPhotos,
    id: number,
  ): Promise<{ result: RowResult }> {
    await this.claim(importId, row, 'updated', id);
    const property = await this.listings.byId(id);
    if (!property) throw new NothingToWrite({ result: 'failed', notes: ['Ce bien a été supprimé entre-temps'] });
    if (row.targetVersion !== null && row.targetVersion !== property.version)
      throw new NothingToWrite({
        result: 'failed',
        notes: ['Ce bien a été modifié depuis la lecture du fichier\u00a0: envoyez-le de nouveau pour comparer'],
      });
    const before = fieldsOf(property);
    const fields = withPhotos(withSaid(row.said, before), row, taken);
    const { version } = property;
    property.importKey ??= row.key;
    property.update(fields, await this.derivation.of(fields), this.clock.now());
    if (property.version === version) throw new NothingToWrite({ result: 'unchanged', notes: [] });
    return { result: 'updated' };
  }

  private async claim(importId: string, row: WaitingRow, result: RowResult, id: number): Promise<void> {
    if (!(await this.rows.claim(importId, row, result, id))) throw new NothingToWrite({ result, notes: [] });
  }
}

const NAMES = Object.keys(UNSAID) as (keyof PropertyFields)[];

const fieldsOf = (property: Property): PropertyFields =>
  Object.fromEntries(NAMES.map((name) => [name, property[name]])) as unknown as PropertyFields;

/** A line without photos, or none of which could be taken, leaves those that are there. */
function withPhotos(fields: PropertyFields, { said }: WaitingRow, { photos }: TakenPhotos): PropertyFields {
  const withAgent = said.agentId === undefined ? fields : { ...fields, agentId: said.agentId };
  if (photos.length === 0) return withAgent;
  const imageUrls = photos.map(({ url }) => url);
  const values = photos.map(({ url, alt = null }) => {
    const note = fields.photoNotes.find((one) => one.url === url);
    return {
      url,
      alt: alt ?? note?.alt ?? null,
      focus: note?.focus ?? null,
      streetChecked: note?.streetChecked ?? false,
    };
  });
  return { ...withAgent, imageUrls, imageUrl: null, featuredImageUrl: null, photoNotes: notesOf(imageUrls, values) };
}
