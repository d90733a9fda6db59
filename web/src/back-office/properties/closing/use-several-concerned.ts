import { useState } from 'react';
import { type EndedProperty, firstOfEach, keyOf } from './several-concerned';
import { type ConcernedChoice, isTold, toggled, whereTold } from './use-concerned';

/** Of each property who waits for it and what staff ticked: whoever may be told is, once; their appointments stay. */
export function useSeveralConcerned(properties: readonly EndedProperty[]) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [cancelled, setCancelled] = useState<ReadonlySet<string>>(new Set());
  const first = firstOfEach(properties);
  return properties.map((property): { readonly property: EndedProperty; readonly concerned: ConcernedChoice } => {
    const { people } = property.concerned;
    const tells: ConcernedChoice['tells'] = (person) =>
      isTold(person) && (first.get(person.email) === property) !== turned.has(keyOf(property, person));
    return {
      property,
      concerned: {
        data: property.concerned,
        error: undefined,
        retry: () => {},
        waiting: false,
        tells,
        cancels: (id) => cancelled.has(id),
        toggle: (person) => setTurned((now) => toggled(now, keyOf(property, person))),
        toggleAppointment: (id) => setCancelled((now) => toggled(now, id)),
        elsewhere: (person) => {
          const other = first.get(person.email);
          return isTold(person) && other && other !== property ? other.title : undefined;
        },
        chosen: {
          ...whereTold(people.filter(tells)),
          appointments: people
            .flatMap(({ appointments }) => appointments)
            .filter(({ id }) => cancelled.has(id))
            .map(({ id, version }) => ({ id, version })),
        },
      },
    };
  });
}
