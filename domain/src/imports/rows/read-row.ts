import type { PropertyFields } from '../../listings/property-fields';
import { saysNothing } from '../../shared/text/says-nothing';
import { oneLine } from '../../shared/text/typed-text';
import { importField, type ImportedField, IMPORTED_FIELDS } from '../fields/import-fields';
import type { RawRow } from './raw-row';

/** What a line says, checked; an empty cell says nothing, so that what is there stays. */
export interface ReadRow extends Omit<RawRow, 'texts'> {
  readonly said: Partial<Pick<PropertyFields, ImportedField>>;
}

const MOST_SHOWN = 40;
const MOST_PHOTOS = 30;
const MOST_KEY = 60;

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
  if (row.photos.length > MOST_PHOTOS) faults.push(`${row.photos.length} photos\u00a0: ${MOST_PHOTOS} au plus`);
  if ((row.key?.length ?? 0) > MOST_KEY) faults.push(`Référence\u00a0: ${MOST_KEY} caractères au plus`);
  return { ...row, said, faults };
}

function shown(text: string): string {
  const whole = oneLine(text).replace(/\0/g, '');
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
}
