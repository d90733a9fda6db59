/** What a form of staff holds: text as it is typed, and boxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** What was read of a record, and which one it was. */
export interface Read<Values extends FormValues> {
  readonly values: Values;
  /** Null: a record that is not there yet. */
  readonly version: number | null;
}

export interface Draft<Values extends FormValues> {
  readonly values: Values;
  /** What it was begun on: a colleague may have changed the record since. */
  readonly base: Read<Values>;
  /** Milliseconds. */
  readonly at: number;
}

export const sameValues = <Values extends FormValues>(one: Values, other: Values): boolean =>
  changedNames(one, other).length === 0;

export const changedNames = <Values extends FormValues>(
  values: Values,
  base: Values,
): readonly (keyof Values & string)[] => Object.keys(base).filter((name) => values[name] !== base[name]);

/**
 * A browser may have kept it of an older form: then it fits no field any more. And where all that it changes is `saved`
 * already the page went away between the write and its answer; the server may have completed other fields by then.
 */
export function asDraft<Values extends FormValues>(kept: unknown, saved: Values): Draft<Values> | undefined {
  const { values, base, at } = (kept ?? {}) as Partial<Draft<Values>>;
  if (typeof at !== 'number' || !fits(values, saved) || !fits(base?.values, saved)) return undefined;
  const changed = changedNames(values, base.values);
  return changed.every((name) => values[name] === saved[name]) ? undefined : { values, base, at };
}

function fits<Values extends FormValues>(values: Values | undefined, like: Values): values is Values {
  if (typeof values !== 'object' || values === null) return false;
  const names = Object.keys(like);
  return (
    names.length === Object.keys(values).length && names.every((name) => typeof values[name] === typeof like[name])
  );
}
