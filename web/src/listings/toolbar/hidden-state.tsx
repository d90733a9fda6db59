/** The rest of the list's address, for a plain form that changes one part of it. A city in the path becomes a parameter. */
export function HiddenState({ href, without }: { readonly href: string; readonly without: string }) {
  const [path = '', query = ''] = href.split('?');
  const city = /^\/biens\/(.+)$/.exec(path)?.[1];
  const pairs = [...(city ? [['city', city] as const] : []), ...new URLSearchParams(query)];
  return pairs
    .filter(([name]) => name !== without)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
