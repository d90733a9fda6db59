/** What everybody names and no commune is: several communes (F75), by their keys. */
export interface PlaceGroup {
  readonly slug: string;
  readonly name: string;
  readonly members: readonly string[];
}

const group = (slug: string, name: string, members: string): PlaceGroup => ({
  slug,
  name,
  members: members.split(' '),
});

export const PLACE_GROUPS: readonly PlaceGroup[] = [
  group('la-defense', 'La Défense', 'puteaux-92 courbevoie-92 nanterre-92'),
  group(
    'marne-la-vallee',
    'Marne-la-Vallée',
    'noisy-le-grand-93 champs-sur-marne-77 torcy-77 noisiel-77 lognes-77 bussy-saint-georges-77 montevrain-77 serris-77 chessy-77 bailly-romainvilliers-77 magny-le-hongre-77 coupvray-77 emerainville-77 croissy-beaubourg-77 collegien-77 bry-sur-marne-94 villiers-sur-marne-94',
  ),
  group(
    'saint-quentin-en-yvelines',
    'Saint-Quentin-en-Yvelines',
    'montigny-le-bretonneux-78 guyancourt-78 trappes-78 elancourt-78 voisins-le-bretonneux-78 la-verriere-78 magny-les-hameaux-78',
  ),
  group(
    'cergy-pontoise',
    'Cergy-Pontoise',
    'cergy-95 pontoise-95 saint-ouen-laumone-95 eragny-sur-oise-95 osny-95 vaureal-95 jouy-le-moutier-95 courdimanche-95 menucourt-95',
  ),
  group('sophia-antipolis', 'Sophia Antipolis', 'valbonne-06 biot-06 mougins-06 vallauris-06 antibes-06'),
];

/** Other names of a group or a commune: of before it was renamed, of its best known quarter. Slug to slug or key. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['defense', 'la-defense'],
  ['paris-la-defense', 'la-defense'],
  ['courbevoie-la-defense', 'la-defense'],
  ['puteaux-la-defense', 'la-defense'],
  ['marne-la-vallee-chessy', 'marne-la-vallee'],
  ['saint-quentin-yvelines', 'saint-quentin-en-yvelines'],
  ['sqy', 'saint-quentin-en-yvelines'],
  ['chalons-sur-marne', 'chalons-en-champagne-51'],
  ['juan-les-pins', 'antibes-06'],
  ['antibes-juan-les-pins', 'antibes-06'],
  ['golfe-juan', 'vallauris-06'],
  ['cap-dagde', 'agde-34'],
  ['le-cap-dagde', 'agde-34'],
  ['roissy', 'roissy-en-france-95'],
  ['la-plaine-saint-denis', 'saint-denis-93'],
  ['saint-denis-la-plaine', 'saint-denis-93'],
  ['saint-denis-de-la-reunion', 'saint-denis-974'],
  ['saint-pierre-de-la-reunion', 'saint-pierre-974'],
  ['saint-paul-de-la-reunion', 'saint-paul-974'],
  ['mont-saint-michel', 'le-mont-saint-michel-50'],
  ['courcouronnes', 'evry-courcouronnes-91'],
  ['olonne-sur-mer', 'les-sables-dolonne-85'],
  ['chateau-dolonne', 'les-sables-dolonne-85'],
  ['le-chateau-dolonne', 'les-sables-dolonne-85'],
]);

/** The slug or key that a name stands for; itself when it stands for no other. */
export const usualSlug = (slug: string): string => OTHER_NAMES.get(slug) ?? slug;

export const groupNamed = (slug: string): PlaceGroup | null =>
  PLACE_GROUPS.find((one) => one.slug === usualSlug(slug)) ?? null;

const KNOWN = [...PLACE_GROUPS.map(({ slug }) => slug), ...OTHER_NAMES.keys()].map((slug) => ({
  slug,
  words: slug.split('-'),
}));
const FIRST_WORDS = new Set(KNOWN.map(({ words: [first] }) => first));

/** How many of these words, from the first on, are the name of a group or another name of a commune; 0 when none are. */
export function wordsOfOtherName(words: readonly string[], slugOf: (text: string) => string): number {
  const [said = '', second = ''] = words;
  const first = said === 'st' ? 'saint' : said;
  if (!FIRST_WORDS.has(first)) return 0;
  const lengths = KNOWN.filter(({ words: [one, next = ''] }) => one === first && (next === '' || next[0] === second[0]))
    // 'd' and 'l' are words of their own as people type them: 'cap d agde'.
    .flatMap(({ slug, words: { length } }) =>
      [length, length + 1].filter((most) => slugOf(words.slice(0, most).join('-')) === slug),
    );
  return Math.max(0, ...lengths.filter((length) => length <= words.length));
}
