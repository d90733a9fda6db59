import { inParis, parisHour } from '@pignon/domain/shared/text/french';

const day = inParis({ day: 'numeric', month: 'short' });
const date = inParis({ dateStyle: 'short' });
const whole = inParis({ dateStyle: 'full', timeStyle: 'short' });

/** '14:32' today, '12 nov.' this year, '03/02/2025' before. */
export function shortTime(iso: string, now: number): string {
  const at = new Date(iso);
  const today = new Date(now);
  if (date(at) === date(today)) return parisHour(at);
  return date(at).slice(6) === date(today).slice(6) ? day(at) : date(at);
}

/** With the hour, whatever the day. */
export function entryTime(iso: string, now: number): string {
  const time = shortTime(iso, now);
  const hour = parisHour(new Date(iso));
  return time === hour ? hour : `${time}, ${hour}`;
}

export const wholeTime = (iso: string): string => whole(new Date(iso));
