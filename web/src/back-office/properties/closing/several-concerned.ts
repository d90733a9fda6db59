import type { Concerned, ConcernedPerson } from '@pignon/domain/sold/closing';
import { isTold } from './use-concerned';

/** A property that is gone, and who waits for it. */
export interface EndedProperty {
  readonly id: number;
  readonly title: string;
  readonly concerned: Concerned;
}

/** Where there is nobody to write to and nothing to cancel, nothing is asked. */
export const asksSomething = ({ concerned: { people } }: EndedProperty): boolean =>
  people.some((person) => isTold(person) || person.appointments.length > 0);

export const keyOf = ({ id }: EndedProperty, { email }: ConcernedPerson): string => `${id} ${email}`;

/** Of each person the first property that they may be told of: nobody gets two messages by one press unasked. */
export function firstOfEach(properties: readonly EndedProperty[]): ReadonlyMap<string, EndedProperty> {
  const first = new Map<string, EndedProperty>();
  for (const property of properties)
    for (const person of property.concerned.people)
      if (isTold(person) && !first.has(person.email)) first.set(person.email, property);
  return first;
}
