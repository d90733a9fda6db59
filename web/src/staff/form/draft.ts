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

/** A browser may have kept it of an older form: then it fits no field any more. */
export function asDraft<Values extends FormValues>(kept: unknown, like: Values): Draft<Values> | undefined {
  const { values, base, at } = (kept ?? {}) as Partial<Draft<Values>>;
  if (typeof at !== 'number' || !fits(values, like) || !fits(base?.values, like)) return undefined;
  return sameValues(values, base.values) ? undefined : { values, base, at };
}

function fits<Values extends FormValues>(values: Values | undefined, like: Values): values is Values {
  if (typeof values !== 'object' || values === null) return false;
  const names = Object.keys(like);
  return (
    names.length === Object.keys(values).length && names.every((name) => typeof values[name] === typeof like[name])
  );
}
