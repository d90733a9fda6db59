import type { Commune, Communes } from '../towns/communes';

/** The true gazetteer of infra, held whole: specs hand its text over, domain itself reads no file. */
export function gazetteer(text: string): Communes {
  const bySlug = new Map<string, Commune[]>();
  for (const line of text.split('\n')) {
    const [slug, name = '', department = '', population = '0', postcodes = '', center = ''] = line.split('\t');
    if (!slug) continue;
    const commune = {
      name,
      department,
      population: Number(population),
      postcodes: postcodes.split(' ').filter(Boolean),
      center: center === '' ? null : ([Number(center.split(' ')[1]), Number(center.split(' ')[0])] as const),
    };
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), commune]);
  }
  const slugs = [...bySlug.keys()].sort();
  const from = (start: string): number => {
    let low = 0;
    let high = slugs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((slugs[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    begins: (slug) => slugs[from(`${slug}-`)]?.startsWith(`${slug}-`) ?? false,
    named: (slug) => bySlug.get(slug) ?? [],
    largerThan: (least) => [...bySlug.values()].flat().filter(({ population }) => population >= least),
    served: (postcode) => [
      ...new Map(
        [...bySlug.values()]
          .flat()
          .filter(({ postcodes }) => postcodes.includes(postcode))
          .map((commune) => [`${commune.name} ${commune.department}`, commune]),
      ).values(),
    ],
    beginningWith(slug) {
      const low = from(`${slug}-`);
      const until = slugs.findIndex((one, at) => at >= low && !one.startsWith(`${slug}-`));
      const found = slugs.slice(low, until < 0 ? undefined : until).flatMap((one) => bySlug.get(one) ?? []);
      return slug === '' || found.length > 50 ? [] : found;
    },
  };
}
