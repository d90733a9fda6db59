import type { ShownAccessState, StaffAccessRequest } from '@pignon/domain/off-market/staff-access';

/** A row as it stood when the list was held still. */
export interface Place {
  readonly id: string;
  readonly state: ShownAccessState;
}

export interface Placed {
  readonly request: StaffAccessRequest;
  /** Decided since: it keeps its place, and says so. */
  readonly settled: boolean;
}

/** Rows that stood there stay where they stood, whatever became of them; new ones come after them. */
export function keepPlaces(
  places: readonly Place[],
  requests: readonly StaffAccessRequest[],
  belongs: (request: StaffAccessRequest) => boolean,
): readonly Placed[] {
  const known = new Map(requests.map((request) => [request.id, request]));
  const held = new Set(places.map(({ id }) => id));
  const kept = places.flatMap(({ id, state }) => {
    const request = known.get(id);
    return request ? [{ request, settled: request.state !== state }] : [];
  });
  const fresh = requests.filter((request) => belongs(request) && !held.has(request.id));
  return [...kept, ...fresh.map((request) => ({ request, settled: false }))];
}
