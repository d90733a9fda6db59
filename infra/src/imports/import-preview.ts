import {
  type ImportedChange,
  fieldChanges,
  missingOf,
  type RowOutcome,
  type Target,
} from '@pignon/domain/imports/rows/compare-row';
import type { RawPhoto } from '@pignon/domain/imports/rows/raw-row';
import type { ReadRow } from '@pignon/domain/imports/rows/read-row';
import { withSaid } from '@pignon/domain/imports/rows/with-said';
import { cutShort } from '@pignon/domain/shared/text/cut';
import { YES_NO } from '@pignon/domain/imports/fields/field-reading';
import { rowPrint } from '@pignon/domain/imports/rows/row-print';
import { withinGate } from '@pignon/domain/imports/rows/within-gate';
import { photoUrls } from '@pignon/domain/listings/photo-urls';
import { isUnknownType } from '@pignon/domain/listings/property/nature-of';
import type { Pool } from 'pg';
import type { Derivation } from '../listings/derivation';
import type { ImportTargets } from './import-targets';
import type { PhotoSources } from './photo-sources';
import { sourceOf } from './source-of';
import type { ZipArchive } from './reading/zip-archive';

/** A line as it is kept until it is applied. */
export interface PreviewedRow {
  readonly line: number;
  readonly outcome: RowOutcome;
  readonly key: string | null;
  readonly propertyId: number | null;
  /** As it was looked at. */
  readonly targetVersion: number | null;
  readonly said: ReadRow['said'] & { readonly agentId?: number };
  readonly photos: readonly RawPhoto[];
  readonly publish: boolean | null;
  readonly changes: readonly ImportedChange[];
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

const MOST_SHOWN = 60;

interface Adviser {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

/** What the lines of one file would do to the house as it stands. */
export class ImportPreview {
  constructor(
    private readonly pool: Pool,
    private readonly derivation: Pick<Derivation, 'pointFault'>,
    private readonly targets: ImportTargets,
    private readonly sources: PhotoSources,
  ) {}

  /** A piece at a time; what was seen in earlier pieces of the file is remembered. */
  async begin(
    all: readonly ReadRow[],
    archive: ZipArchive | null,
  ): Promise<(piece: readonly ReadRow[]) => Promise<readonly PreviewedRow[]>> {
    const { rows: advisers } = await this.pool.query<Adviser>('select id, name, email from agent order by id');
    const sharedMandates = twice(all.map(({ said }) => said.mandateNumber ?? null));
    const seen = new Map<string, number>();
    return async (piece) => {
      const targets = await this.targets.of(piece, sharedMandates);
      const known = await this.sources.known(
        piece.flatMap(({ photos }) => photos.flatMap(({ source }) => sourceOf(source, archive) ?? [])),
      );
      return piece.map((row, index) => {
        const target = targets[index] ?? null;
        const faults = [...row.faults, ...doubled(row, target, seen)];
        return this.preview({ ...row, faults }, target, { advisers, known, archive });
      });
    };
  }

  private preview(
    row: ReadRow,
    target: Target | null,
    {
      advisers,
      known,
      archive,
    }: { advisers: readonly Adviser[]; known: ReadonlyMap<string, string>; archive: ZipArchive | null },
  ): PreviewedRow {
    const { line, key, adviser, photos, publish, faults: found } = row;
    const said = withinGate(row, target?.fields ?? null);
    const notes: string[] = [];
    const agent =
      adviser === null ? undefined : advisers.find(({ name, email }) => name === adviser || email === adviser);
    if (adviser !== null && !agent)
      notes.push(`Conseiller\u00a0: «\u00a0${cutShort(adviser, MOST_SHOWN)}\u00a0» est inconnu ici`);
    if (said.type !== undefined && isUnknownType(said.type))
      notes.push(
        `Type\u00a0: «\u00a0${cutShort(said.type, MOST_SHOWN)}\u00a0» est inconnu ici, il se lit «\u00a0Autre bien\u00a0»`,
      );
    const absent = photos.filter(({ source }) => sourceOf(source, archive) === null);
    const told = (doubt: boolean): string =>
      absent
        .filter(({ source }) => (archive?.isAmbiguous(source) ?? false) === doubt)
        .map(({ source }) => cutShort(source, MOST_SHOWN))
        .join(', ');
    if (told(false)) notes.push(`Photos absentes du fichier\u00a0: ${told(false)}`);
    if (told(true)) notes.push(`Plusieurs photos du ZIP portent le même nom\u00a0: ${told(true)}`);
    const there = photos.filter((photo) => !absent.includes(photo));
    const changes = [
      ...fieldChanges(said, target?.fields ?? null),
      ...(agent && agent.id !== target?.fields.agentId ? [adviserChange(agent, target, advisers)] : []),
      ...photoChanges(there, target, known, archive),
      ...(target === null && publish !== null ? [publication(publish)] : []),
    ];
    const faults = [
      ...found,
      ...(target || found.length > 0 ? [] : missingOf(said)),
      ...this.pointFaults(said, target),
    ];
    return {
      line,
      key,
      propertyId: target?.id ?? null,
      targetVersion: target?.version ?? null,
      outcome: faults.length > 0 ? 'refused' : target === null ? 'new' : changes.length > 0 ? 'changed' : 'same',
      said: { ...said, ...(agent && { agentId: agent.id }) },
      photos: there,
      publish,
      changes,
      faults,
      notes,
    };
  }

  private pointFaults(said: ReadRow['said'], target: Target | null): readonly string[] {
    if (said.latitude === undefined && said.longitude === undefined) return [];
    const fault = this.derivation.pointFault(withSaid(said, target?.fields ?? null));
    return fault ? [fault.message] : [];
  }
}

function twice(values: readonly (string | null)[]): ReadonlySet<string> {
  const once = new Set<string>();
  const again = new Set<string>();
  for (const value of values) if (value !== null) (once.has(value) ? again : once).add(value);
  return again;
}

/** Two lines about one property: the first counts. */
function doubled(
  { line, key, said, faults }: ReadRow,
  target: Target | null,
  seen: Map<string, number>,
): readonly string[] {
  if (faults.length > 0) return [];
  const names = [key === null ? `like ${rowPrint(said)}` : `key ${key}`, ...(target ? [`id ${target.id}`] : [])];
  const before = names.map((name) => seen.get(name)).find((at) => at !== undefined);
  for (const name of names) if (!seen.has(name)) seen.set(name, line);
  return before === undefined ? [] : [`Le même bien que la ligne ${before}`];
}

const adviserChange = (agent: Adviser, target: Target | null, advisers: readonly Adviser[]): ImportedChange => ({
  field: 'adviser',
  label: 'Conseiller',
  before: advisers.find(({ id }) => id === target?.fields.agentId)?.name ?? null,
  after: agent.name,
});

/** Of a new property: where the file says no, it stays a draft even if the others are published. */
const publication = (publish: boolean): ImportedChange => ({
  field: 'publish',
  label: 'Publié',
  before: null,
  after: YES_NO.write(publish),
});

/** A file that names no photo leaves those that are there. */
function photoChanges(
  photos: readonly RawPhoto[],
  target: Target | null,
  known: ReadonlyMap<string, string>,
  archive: ZipArchive | null,
): readonly ImportedChange[] {
  if (photos.length === 0) return [];
  const stand = target ? photoUrls(target.fields) : [];
  const come = photos.map(({ source }) => known.get(sourceOf(source, archive) ?? '') ?? source);
  if (stand.join(' ') === [...new Set(come)].join(' ')) return [];
  return [
    {
      field: 'photos',
      label: 'Photos',
      before: stand.length > 0 ? counted(stand.length) : null,
      after: counted(photos.length),
    },
  ];
}

const counted = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);
