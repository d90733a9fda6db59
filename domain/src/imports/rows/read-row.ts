import type { PropertyFields } from '../../listings/property-fields';
import { saysNothing } from '../../shared/text/typed/says-nothing';
import { cut, cutShort } from '../../shared/text/cut';
import { oneLine } from '../../shared/text/typed/typed-text';
import { UNSTORABLE } from '../fields/field-reading';
import { importField, type ImportedField, IMPORTED_FIELDS } from '../fields/import-fields';
import type { RawPhoto, RawRow } from './raw-row';

/** What a line says, checked; an empty cell says nothing, so that what is there stays. */
export interface ReadRow extends Omit<RawRow, 'texts'> {
  readonly said: Partial<Pick<PropertyFields, ImportedField>>;
}

const MOST_SHOWN = 40;
const MOST_PHOTOS = 30;
const MOST_KEY = 60;
/** A row of what cannot be right is told as such, not kept whole. */
const MOST_NAMED = 200;
const MOST_SOURCE = 2000;
const MOST_FAULTS = 50;
const MOST_TOLD = 300;

export function readRow({ texts, ...row }: RawRow): ReadRow {
  const said: Record<string, unknown> = {};
  const faults = [...row.faults];
  for (const name of IMPORTED_FIELDS) {
    const text = texts[name];
    if (text === undefined || saysNothing(text.trim())) continue;
    const { label, read } = importField(name);
    const result = read(text);
    if ('value' in result) {
      if (result.value !== '') said[name] = result.value;
    } else faults.push(`${label}\u00a0: «\u00a0${shown(text)}\u00a0» ${result.fault}`);
  }
  const named = { Référence: [row.key], Conseiller: [row.adviser], Photos: row.photos.flatMap(wordsOf) };
  for (const [label, words] of Object.entries(named))
    if (words.some((word) => word !== null && UNSTORABLE.test(word)))
      faults.push(`${label}\u00a0: contient un caractère interdit`);
  if (row.photos.length > MOST_PHOTOS) faults.push(`${row.photos.length} photos\u00a0: ${MOST_PHOTOS} au plus`);
  if ((row.key?.length ?? 0) > MOST_KEY) faults.push(`Référence\u00a0: ${MOST_KEY} caractères au plus`);
  return {
    ...row,
    key: row.key === null ? null : cut(storable(row.key), MOST_NAMED),
    adviser: row.adviser === null ? null : cut(storable(row.adviser), MOST_NAMED),
    photos: row.photos.slice(0, MOST_PHOTOS).map(({ source, alt }) => ({
      source: cut(storable(source), MOST_SOURCE),
      ...(alt !== undefined && { alt: storable(alt) }),
    })),
    said,
    faults: faults.slice(0, MOST_FAULTS).map((fault) => cutShort(storable(fault), MOST_TOLD)),
  };
}

const shown = (text: string): string => cutShort(storable(oneLine(cut(text, MOST_TOLD))), MOST_SHOWN);

const wordsOf = ({ source, alt = '' }: RawPhoto): readonly string[] => [source, alt];

/** What a database takes of a text that is refused all the same. */
const storable = (text: string): string => text.replace(new RegExp(UNSTORABLE, 'gu'), '');
