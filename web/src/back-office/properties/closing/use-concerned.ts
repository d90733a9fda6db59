import type { Concerned, ConcernedPerson } from '@pignon/domain/sold/closing';
import { useState } from 'react';
import useSWR from 'swr';
import { staffGet } from '../../../staff/staff-get';

/** May be written to now: in their conversation, or about the appointment that staff booked for them. */
export const isTold = ({ threadId, appointments, toldAt }: ConcernedPerson): boolean =>
  (threadId !== null || appointments.length > 0) && toldAt === null;

/** Where those who are told are told. */
export const whereTold = (people: readonly ConcernedPerson[]) => ({
  threads: people.flatMap(({ threadId }) => threadId ?? []),
  meetings: people.flatMap(({ threadId, appointments: [first] }) => (threadId === null && first ? [first.id] : [])),
});

/** Who waits for a property, and what staff ticked: whoever may be told is, their appointments stay. */
export function useConcerned(propertyId: number, asked: boolean) {
  const { data, error, mutate } = useSWR<Concerned, unknown>(
    asked ? `/api/admin/properties/${propertyId}/concerned` : null,
    staffGet,
    { revalidateOnFocus: false, revalidateIfStale: true },
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [cancelled, setCancelled] = useState<ReadonlySet<string>>(new Set());
  const people = data?.people ?? [];
  const tells = (person: ConcernedPerson): boolean => isTold(person) && !left.has(person.email);
  return {
    data,
    error,
    retry: () => void mutate(),
    waiting: asked && data === undefined && !error,
    tells,
    cancels: (id: string) => cancelled.has(id),
    toggle: (person: ConcernedPerson) => setLeft((now) => toggled(now, person.email)),
    toggleAppointment: (id: string) => setCancelled((now) => toggled(now, id)),
    chosen: {
      ...whereTold(people.filter(tells)),
      appointments: people
        .flatMap(({ appointments }) => appointments)
        .filter(({ id }) => cancelled.has(id))
        .map(({ id, version }) => ({ id, version })),
    },
  };
}

export interface ConcernedChoice extends ReturnType<typeof useConcerned> {
  /** Of which other property somebody is told by the same press. */
  readonly elsewhere?: (person: ConcernedPerson) => string | undefined;
}

export function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
