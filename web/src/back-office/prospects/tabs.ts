export const TABS = [
  { key: 'prospects', label: 'Prospects' },
  { key: 'off-market', label: 'Clients off-market' },
] as const;

type Tab = (typeof TABS)[number]['key'];

/** Links of before name no tab; what they say of a request, or of a folder of requests, is the clients'. */
export function chosenTab(search: string): Tab {
  const query = new URLSearchParams(search);
  const named = TABS.find(({ key }) => key === query.get('onglet'));
  if (named) return named.key;
  return query.has('demande') || query.has('etat') ? 'off-market' : 'prospects';
}
