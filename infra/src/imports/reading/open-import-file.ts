import { open, readFile, stat } from 'node:fs/promises';
import { type CsvRecord } from '@pignon/domain/imports/csv/csv-rows';
import { importLimits } from '@pignon/domain/imports/import-limits';
import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import { cut } from '@pignon/domain/shared/text/cut';
import { readCsv } from './read-csv';
import { decoded } from './text-encoding';
import { ZipArchive } from './zip-archive';

/** A file as it was sent: its text, by what it is, and the photos that came with it. */
export type OpenedFile = { readonly archive: ZipArchive | null } & (
  | { readonly format: 'poliris'; readonly text: string }
  | { readonly format: 'csv'; readonly head: readonly string[]; readonly records: readonly CsvRecord[] }
);

/** What Poliris puts between two fields; no other format has it. */
const POLIRIS = '"!#"';
const MOST_HEAD = 200;
const MEGABYTE = 1024 * 1024;

/** Close the archive after use. Throws FileUnreadable. */
export async function openImportFile(path: string): Promise<OpenedFile> {
  const archive = (await isZip(path)) ? await ZipArchive.open(path) : null;
  try {
    const text = decoded(await textBytes(path, archive)).replace(/^\uFEFF/, '');
    if (text.trim() === '') throw new FileUnreadable('Ce fichier est vide.');
    if (text.slice(0, MEGABYTE).includes(POLIRIS)) return { archive, format: 'poliris', text };
    if (text.includes('\0'))
      throw new FileUnreadable('Ce fichier n’est ni un CSV, ni un Poliris, ni un ZIP qui en contient un.');
    const read = readCsv(text);
    if (read.head.length < 2)
      throw new FileUnreadable(
        'Ce fichier n’a pas de colonnes\u00a0: un CSV les sépare par «\u00a0;\u00a0», «\u00a0,\u00a0» ou une tabulation.',
      );
    if (read.head.length > importLimits.mostColumns)
      throw new FileUnreadable(
        `Ce fichier compte ${read.head.length} colonnes\u00a0: ${importLimits.mostColumns} au plus.`,
      );
    return { archive, format: 'csv', ...read, head: read.head.map((name) => cut(name, MOST_HEAD)) };
  } catch (error) {
    archive?.close();
    throw error;
  }
}

/** What came with it, where it is a zip that still lies here. */
export async function openZip(path: string): Promise<ZipArchive | null> {
  try {
    return (await isZip(path)) ? await ZipArchive.open(path) : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Annonces.csv, or the only table that is there. */
async function textBytes(path: string, archive: ZipArchive | null): Promise<Buffer> {
  if (!archive) {
    const { size } = await stat(path);
    if (size > importLimits.mostTextBytes)
      throw new FileUnreadable(
        `Ce fichier est trop lourd\u00a0: ${importLimits.mostTextBytes / MEGABYTE} Mo au plus sans ses photos.`,
      );
    return await readFile(path);
  }
  const tables = archive.names.filter((name) => /\.(csv|txt)$/.test(name) && !/(^|\/)config\.txt$/.test(name));
  const name = tables.find((one) => /(^|\/)annonces\.csv$/.test(one)) ?? (tables.length === 1 ? tables[0] : undefined);
  const bytes = name === undefined ? null : await archive.read(name, importLimits.mostTextBytes);
  if (!bytes) throw new FileUnreadable('Ce ZIP ne contient pas d’Annonces.csv.');
  return bytes;
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1', 0, 2) === 'PK' && (buffer[2] ?? 0) < 7;
  } finally {
    await file.close();
  }
}
