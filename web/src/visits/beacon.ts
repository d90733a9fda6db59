import { MOST_EVENTS, type VisitEvent } from '@pignon/domain/visits/visit-events';

const waiting: VisitEvent[] = [];

export const note = (...events: readonly VisitEvent[]): void => void waiting.push(...events);

/** A beacon needs no answer and outlives the page. */
export function send(): void {
  while (waiting.length > 0) {
    const body = JSON.stringify({ events: waiting.splice(0, MOST_EVENTS) });
    navigator.sendBeacon('/api/audience', new Blob([body], { type: 'application/json' }));
  }
}
