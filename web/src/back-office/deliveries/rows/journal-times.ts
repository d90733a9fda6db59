const CLOCK = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });
const RELATIVE = new Intl.RelativeTimeFormat('fr', { style: 'short' });
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export const clockTime = (iso: string): string => CLOCK.format(new Date(iso));

/** 'dans 4 min'; what is due already goes out with the next round. */
export function untilTime(iso: string, now: number): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1_000);
  if (seconds <= 0) return 'imminente';
  for (const [unit, size] of UNITS) if (seconds >= size) return RELATIVE.format(Math.round(seconds / size), unit);
  return RELATIVE.format(seconds, 'second');
}

export function duration(startedAt: string, endedAt: string): string {
  const ms = Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
  if (!Number.isFinite(ms)) return '';
  return ms < 1_000 ? `${ms}\u00a0ms` : `${(ms / 1_000).toFixed(1).replace('.', ',')}\u00a0s`;
}
