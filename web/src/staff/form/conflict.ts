import type { FormValues } from './draft';

export type Side = 'mine' | 'theirs';

export interface Difference<Values extends FormValues> {
  readonly name: keyof Values & string;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
  /** What only one of the two has changed is theirs to change. */
  readonly take: Side;
}

/** Where what was typed and what stands there now are not the same; `base` is what both began on. */
export const differences = <Values extends FormValues>(
  mine: Values,
  theirs: Values,
  base: Values,
): readonly Difference<Values>[] =>
  Object.keys(base).flatMap((name) => {
    const [my, their] = [mine[name], theirs[name]];
    if (my === undefined || their === undefined || my === their) return [];
    return [{ name, mine: my, theirs: their, take: my === base[name] ? 'theirs' : 'mine' }];
  });

/** What stands there now, with what was chosen of what was typed. */
export const merged = <Values extends FormValues>(
  mine: Values,
  theirs: Values,
  sides: Readonly<Record<string, Side>>,
): Values => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([name]) => sides[name] === 'mine')),
});
