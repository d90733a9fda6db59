import { Aggregate } from '../shared/aggregate';
import type { CsvColumn } from './csv/matched-columns';
import { ImportApproved, ImportReceived } from './import-events';
import { ImportNotReady } from './import-refusals';

export const IMPORT_STATES = ['received', 'read', 'unreadable', 'applying', 'done', 'cancelled'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export type ImportFormat = 'poliris' | 'csv';

/** What was found in a file. */
export interface FoundInFile {
  readonly format: ImportFormat;
  /** Names of the columns, and an example of each; empty for Poliris, whose fields have numbers. */
  readonly head: readonly string[];
  readonly examples: readonly string[];
  readonly columns: readonly (CsvColumn | null)[];
  readonly total: number;
}

/** A file of properties on its way into the house: read, looked at by somebody, applied. */
export class PropertyImport extends Aggregate {
  state: ImportState = 'received';
  fileName: string;
  createdAt: Date;
  /** The account that sent it. */
  createdBy: string | null = null;
  format: ImportFormat | null = null;
  head: readonly string[] = [];
  examples: readonly string[] = [];
  /** As they are matched; null until the file was read once. */
  columns: readonly (CsvColumn | null)[] | null = null;
  total = 0;
  /** Why it cannot be read. */
  fault: string | null = null;
  /** New properties are published where their checks pass; else they are drafts. */
  publish = false;
  /** The account that wanted it applied. */
  approvedBy: string | null = null;
  endedAt: Date | null = null;

  constructor(
    readonly id: string,
    fileName: string,
    createdAt: Date,
  ) {
    super();
    this.fileName = fileName;
    this.createdAt = createdAt;
  }

  static receive(id: string, fileName: string, by: string | null, at: Date): PropertyImport {
    const received = new PropertyImport(id, fileName, at);
    received.createdBy = by;
    received.record(ImportReceived(id, at, { importId: id }));
    return received;
  }

  found({ format, head, examples, columns, total }: FoundInFile): void {
    this.must('received');
    Object.assign(this, { format, head, examples, columns, total, state: 'read', fault: null });
  }

  unreadable(why: string, at: Date): void {
    this.must('received');
    Object.assign(this, { state: 'unreadable', fault: why, endedAt: at });
  }

  /** Its columns hold something else than was guessed: it is read anew. */
  match(columns: readonly (CsvColumn | null)[], at: Date): void {
    this.must('read');
    if (this.format !== 'csv' || columns.length !== this.head.length) throw new ImportNotReady();
    this.columns = columns;
    this.state = 'received';
    this.record(ImportReceived(this.id, at, { importId: this.id }));
  }

  /** Pressed twice, it is applied once. */
  apply(publish: boolean, by: string | null, at: Date): void {
    if (this.state === 'applying') return;
    this.must('read');
    Object.assign(this, { state: 'applying', publish, approvedBy: by });
    this.record(ImportApproved(this.id, at, { importId: this.id }));
  }

  end(at: Date): void {
    this.must('applying');
    Object.assign(this, { state: 'done', endedAt: at });
  }

  /** What was applied stays; the rest is not. */
  cancel(at: Date): void {
    if (this.state === 'cancelled') return;
    this.must('received', 'read', 'applying');
    Object.assign(this, { state: 'cancelled', endedAt: at });
  }

  private must(...states: readonly ImportState[]): void {
    if (!states.includes(this.state)) throw new ImportNotReady();
  }
}
