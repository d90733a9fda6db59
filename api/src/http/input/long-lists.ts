import { InvalidBody } from '../refusals/errors';

/** More than any list of ours may have, over a whole body: each element costs its checks before its list is counted. */
const MOST_OBJECTS = 100;
const MOST_VALUES = 1000;

/**
 * A list that is longer than any, or that stands where one object should, is refused before what is in it is looked at:
 * 65 kB of '{}' would be 21,000 forms to check.
 */
export function refuseLongLists(body: unknown): void {
  if (Array.isArray(body)) throw new InvalidBody({ formulaire: 'Le formulaire est illisible' });
  let objects = 0;
  let values = 0;
  const count = (value: unknown, name: string, inList: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      values += value.length;
      if (values > MOST_VALUES) throw new InvalidBody({ [name]: `Le champ « ${name} » est trop long` });
    } else if (inList) {
      objects += 1;
      if (objects > MOST_OBJECTS) throw new InvalidBody({ [name]: `Le champ « ${name} » est trop long` });
    }
    const within = Array.isArray(value);
    for (const inner of Object.values(value)) count(inner, name, within);
  };
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) count(value, name.slice(0, 60), false);
}
