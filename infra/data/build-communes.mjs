// Makes communes.tsv: slug, name, department, population, postcodes, in the order of slugs. A commune stands under its own
// slug and under those of the former communes that joined it. From @etalab/decoupage-administratif (code MIT; data INSEE
// and La Poste, Licence Ouverte 2.0). Usage, after a build: node infra/data/build-communes.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import slugs from '../../domain/dist/listings/slug.js';

const require = createRequire(import.meta.url);
const communes = JSON.parse(
  readFileSync(require.resolve('@etalab/decoupage-administratif/data/communes.json'), 'utf8'),
);
const current = communes.filter(({ type }) => type === 'commune-actuelle');
const byCode = new Map(current.map((commune) => [commune.code, commune]));
const former = communes.filter(({ type }) => type === 'commune-deleguee' || type === 'commune-associee');

const department = ({ departement, collectivite, code }) => departement ?? collectivite ?? code.slice(0, 3);
const line = (name, commune) =>
  [
    slugs.citySlugOf(name),
    commune.nom,
    department(commune),
    commune.population ?? 0,
    (commune.codesPostaux ?? []).join(' '),
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
