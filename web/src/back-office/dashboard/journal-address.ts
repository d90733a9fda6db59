export const DELIVERIES = '/admin/deliveries';

/** What the journal of deliveries kept in its address, when that was the dashboard's. */
const OF_JOURNAL = ['state', 'kind', 'q', 'livraison'] as const;

export const journalAddress = (search: string): string | null =>
  OF_JOURNAL.some((name) => new URLSearchParams(search).has(name)) ? `${DELIVERIES}?${search}` : null;
