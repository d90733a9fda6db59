const DAY_TIME = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** '28/11/2026 14:32', of ISO 8601. */
export const dayTime = (iso: string): string => DAY_TIME.format(new Date(iso));
