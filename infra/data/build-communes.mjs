// Makes communes.tsv: name, department, population, postcodes; a line whose third field is '=' gives a former name of the
// commune named in the fourth. From @etalab/decoupage-administratif (code MIT; data INSEE and La Poste, Licence Ouverte 2.0).
// Usage: node infra/data/build-communes.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const communes = JSON.parse(readFileSync(resolve('@etalab/decoupage-administratif/data/communes.json'), 'utf8'));
const current = communes.filter(({ type }) => type === 'commune-actuelle');
const byCode = new Map(current.map((commune) => [commune.code, commune]));
const department = ({ departement, collectivite, code }) => departement ?? collectivite ?? code.slice(0, 3);
const lines = current.map((commune) =>
  [commune.nom, department(commune), commune.population ?? 0, (commune.codesPostaux ?? []).join(' ')].join('\t'),
);
const former = communes
  .filter(({ type }) => type === 'commune-deleguee' || type === 'commune-associee')
  .flatMap(({ nom, chefLieu, departement }) => {
    const now = byCode.get(chefLieu);
    return now && now.nom !== nom ? [[nom, departement, '=', now.nom].join('\t')] : [];
  });
writeFileSync(new URL('communes.tsv', import.meta.url), `${[...lines, ...former].sort().join('\n')}\n`);
