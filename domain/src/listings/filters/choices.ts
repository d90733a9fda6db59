import type { ChipOf, Filter, Reading } from './filter';

/** Of a call, and of a page's address. */
const MOST_VALUES = 200;
const MOST_OF_A_PAGE = 50;

/** 'a,b' in the order given, each once. Addresses made by hand or by robots do not become queries of any size. */
export function listOf(text: string, reading: Reading): readonly string[] {
  const values = [
    ...new Set(
      text
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ];
  const most = reading.strict ? MOST_VALUES : MOST_OF_A_PAGE;
  if (values.length > most) reading.fault(`accepte ${most} valeurs au plus`);
  return values.slice(0, most);
}

/** No choice is no filter. */
export const some = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? values : undefined;

/** Some of what is known, in that order, so that one choice has one address. */
export const knownChoices = <Value extends string>(
  known: readonly Value[],
): Pick<Filter<readonly Value[]>, 'many' | 'read' | 'write'> => ({
  many: true,
  read(text, reading) {
    const values = listOf(text, reading);
    if (!values.every((value) => known.includes(value as Value))) reading.fault(`doit être ${known.join(' ou ')}`);
    return some(known.filter((value) => values.includes(value)));
  },
  write: (values) => values.join(','),
});

/** A chip each. */
export const chipEach = <Value extends string>(
  values: readonly Value[],
  prefix: string,
  label: (value: Value) => string,
): readonly ChipOf<readonly Value[]>[] =>
  values.map((value) => ({
    key: `${prefix}:${value}`,
    label: label(value),
    rest: some(values.filter((other) => other !== value)),
  }));
