export type City = {
  name: string;
  postcode: string;
  citycode: string;
  department: string;
  region: string;
  lat: number;
  lon: number;
  population: number;
};

const ROWS: [string, string, string, string, string, number, number, number][] = [
  ['Paris', '75001', '75056', 'Paris', 'Île-de-France', 48.8589, 2.347, 2133111],
  ['Marseille', '13001', '13055', 'Bouches-du-Rhône', "Provence-Alpes-Côte d'Azur", 43.2803, 5.3806, 873076],
  ['Lyon', '69001', '69123', 'Rhône', 'Auvergne-Rhône-Alpes', 45.758, 4.8351, 522250],
  ['Toulouse', '31000', '31555', 'Haute-Garonne', 'Occitanie', 43.6008, 1.4328, 504078],
  ['Nice', '06000', '06088', 'Alpes-Maritimes', "Provence-Alpes-Côte d'Azur", 43.7032, 7.2528, 348085],
  ['Nantes', '44000', '44109', 'Loire-Atlantique', 'Pays de la Loire', 47.2382, -1.5603, 323204],
  ['Montpellier', '34000', '34172', 'Hérault', 'Occitanie', 43.6109, 3.8761, 302454],
  ['Strasbourg', '67000', '67482', 'Bas-Rhin', 'Grand Est', 48.5713, 7.768, 291313],
  ['Bordeaux', '33000', '33063', 'Gironde', 'Nouvelle-Aquitaine', 44.8511, -0.5874, 261804],
  ['Lille', '59000', '59350', 'Nord', 'Hauts-de-France', 50.6311, 3.0468, 236710],
  ['Rennes', '35000', '35238', 'Ille-et-Vilaine', 'Bretagne', 48.1159, -1.6884, 225081],
  ['Reims', '51100', '51454', 'Marne', 'Grand Est', 49.2535, 4.0551, 179380],
  ['Grenoble', '38000', '38185', 'Isère', 'Auvergne-Rhône-Alpes', 45.1842, 5.7155, 157477],
  ['Dijon', '21000', '21231', "Côte-d'Or", 'Bourgogne-Franche-Comté', 47.3319, 5.0322, 159346],
  ['Tours', '37000', '37261', 'Indre-et-Loire', 'Centre-Val de Loire', 47.3948, 0.6949, 138588],
  ['Rouen', '76000', '76540', 'Seine-Maritime', 'Normandie', 49.4413, 1.0912, 114083],
];

export const CITIES: City[] = ROWS.map(([name, postcode, citycode, department, region, lat, lon, population]) => ({
  name,
  postcode,
  citycode,
  department,
  region,
  lat,
  lon,
  population,
}));

export type Place = { city: City; postcode: string; citycode: string; housenumber: string; street: string };

/** The three cities with districts: the postcode's end gives the district's own code. */
const DISTRICT_BASE: Record<string, number> = { '75056': 75_100, '13055': 13_200, '69123': 69_380 };

/** Streets are taken as typed: no address file is at hand, and practice needs none. */
export function findPlaces(query: string): Place[] {
  const typed = query.trim();
  const plain = simplify(typed);
  const code = /\b\d{5}\b/.exec(typed)?.[0];
  return CITIES.filter((city) => hasWord(plain, simplify(city.name)) || (code !== undefined && serves(city, code)))
    .filter((city) => code === undefined || serves(city, code))
    .map((city) => ({ city, ...codes(city, code), ...address(typed, city) }));
}

function codes(city: City, code: string | undefined): { postcode: string; citycode: string } {
  const base = DISTRICT_BASE[city.citycode];
  if (code === undefined) return { postcode: city.postcode, citycode: city.citycode };
  return { postcode: code, citycode: base === undefined ? city.citycode : String(base + (Number(code) % 100)) };
}

function serves(city: City, code: string): boolean {
  const base = DISTRICT_BASE[city.citycode];
  if (base === undefined) return code.slice(0, 3) === city.postcode.slice(0, 3);
  const last = { '75056': 20, '13055': 16, '69123': 9 }[city.citycode] ?? 0;
  const district = Number(code) - (Number(city.postcode) - 1);
  return district >= 1 && district <= last;
}

function address(typed: string, city: City): { housenumber: string; street: string } {
  const before = simplify(typed).indexOf(simplify(city.name));
  const head = (before > 0 ? typed.slice(0, before) : typed).replace(/\b\d{5}\b.*$/, '').replace(/[\s,]+$/, '');
  const [, housenumber = '', street = ''] = /^(\d{1,4}(?: ?(?:bis|ter|quater))?)?[ ,]*(.*)$/i.exec(head) ?? [];
  return /^(rue|avenue|av\.?|boulevard|bd|place|quai|cours|all[ée]es?|impasse|passage|chemin|route|square|faubourg)\b/i.test(
    street,
  )
    ? { housenumber, street }
    : { housenumber: '', street: '' };
}

/** Same length as the text, so that a position found in one holds in the other. */
function simplify(text: string): string {
  return text.replace(/[^ -~]/g, (letter) => letter.normalize('NFD')[0] ?? letter).toLowerCase();
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(^|[^a-z])${word}([^a-z]|$)`).test(text);
}

/** Within about 600 m of the centre; the same address always lies at the same point. */
export function pointOf({ city, housenumber, street, postcode }: Place): { lat: number; lon: number } {
  if (!street) return { lat: city.lat, lon: city.lon };
  let hash = 2_166_136_261;
  for (const letter of `${housenumber} ${street} ${postcode}`.toLowerCase())
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  const shift = (bits: number) => ((bits & 0xfff) / 0xfff - 0.5) * 0.01;
  return { lat: round(city.lat + shift(hash)), lon: round(city.lon + shift(hash >>> 12)) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
