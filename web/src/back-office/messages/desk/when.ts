const PARIS = { timeZone: 'Europe/Paris' } as const;
const CLOCK = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', ...PARIS });
const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', ...PARIS });
const YEAR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', ...PARIS });
const WHOLE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', ...PARIS });

/** '14:32' today, '12 nov.' this year, '03/02/2025' before. */
export function shortTime(iso: string, now: number): string {
  const at = new Date(iso);
  const today = new Date(now);
  if (YEAR.format(at) === YEAR.format(today)) return CLOCK.format(at);
  return YEAR.format(at).slice(6) === YEAR.format(today).slice(6) ? DAY.format(at) : YEAR.format(at);
}

/** With the hour, whatever the day. */
export function entryTime(iso: string, now: number): string {
  const day = shortTime(iso, now);
  const hour = CLOCK.format(new Date(iso));
  return day === hour ? hour : `${day}, ${hour}`;
}

export const wholeTime = (iso: string): string => WHOLE.format(new Date(iso));
