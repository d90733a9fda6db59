/** Readings of the catalogue: on the floors and on ours with the same values in the same order. */
export const READS = [
  'list-floor',
  'search-floor',
  'detail-floor',
  'list',
  'search',
  'search-facets',
  'detail',
  'list-cached',
  'detail-cached',
  'html-list',
  'html-detail',
  'html-list-cached',
  'html-detail-cached',
] as const;
export type ReadKind = (typeof READS)[number];

const CITIES = [
  'paris',
  'lyon',
  'marseille',
  'bordeaux',
  'lille',
  'nantes',
  'toulouse',
  'nice',
  'rennes',
  'strasbourg',
];
const WORDS = ['boutique vitrine', 'bureaux lumineux', 'local angle', 'murs occupes', 'immeuble renove'];
/** Among the first of any seed; sold and off-market ones are asked for as well as others by no figure here. */
const IDS = 40;

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

const list = (index: number): string => {
  const city = pick(CITIES, index);
  const transaction = index % 3 === 0 ? 'rental' : 'sale';
  const maxPrice = 200_000 + (index % 17) * 100_000;
  return `city=${city}&transactionType=${transaction}&maxPrice=${maxPrice}&minYield=${3 + (index % 4)}`;
};

export function readPath(kind: ReadKind, index: number): string {
  const id = ids[index % ids.length] ?? 1 + (index % IDS);
  switch (kind) {
    case 'list-floor':
      return `/list?${list(index)}`;
    case 'search-floor':
      return `/search?words=${encodeURIComponent(pick(WORDS, index))}`;
    case 'detail-floor':
      return `/detail/${id}`;
    case 'list':
      return `/api/properties/search?${list(index)}&facets=0`;
    case 'search':
      return `/api/properties/search?search=${encodeURIComponent(pick(WORDS, index))}&facets=0`;
    case 'search-facets':
      return `/api/properties/search?${list(index)}`;
    case 'detail':
      return `/api/properties/${id}`;
    case 'list-cached':
      return `/api/properties/search?city=${pick(CITIES, index)}`;
    case 'detail-cached':
      return `/api/properties/${id}`;
    case 'html-list':
      return `/biens/${pick(CITIES, index)}`;
    case 'html-detail':
      return `${paths[index % paths.length]}`;
    case 'html-list-cached':
      return `/biens/${pick(CITIES, index)}`;
    case 'html-detail-cached':
      return paths[index % paths.length] ?? '/';
  }
}

/** Properties that are there: ids and canonical paths, from the job. */
const { ids = [], paths = [] } = JSON.parse(process.env.BENCH_JOB ?? '{}') as { ids?: number[]; paths?: string[] };
