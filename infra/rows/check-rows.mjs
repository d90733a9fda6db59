// A row of the request without a test that says its id, or whose tests lack its phrase, is said and ends this red.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainText, titledTests } from './titled-tests.mjs';

// Of another folder for the test of this check.
const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const tests = titledTests(root);
const lines = readFileSync(join(root, 'infra', 'rows', 'rows.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const WAITS = /^(\w+) \? (\S.*)$/;
const ids = lines.map((line) => /^\w*/.exec(line)[0]);
const waiting = lines.flatMap((line) => (WAITS.test(line) ? [WAITS.exec(line).slice(1)] : []));
const rows = lines.filter((line) => !WAITS.test(line)).map((line) => line.split(' | '));

const faults = [
  ...ids
    .filter((id, index) => !/^[MF]\d{2,3}$/.test(id) || ids.indexOf(id) < index)
    .map((id) => `${id} : pas une ligne de la demande, ou deux fois la même`),
  ...waiting.filter(([id]) => tests.has(id)).map(([id]) => `${id} : un test porte ce numéro, la ligne n'attend plus`),
  ...rows.flatMap(([id, ...phrases]) => faultsOf(id, phrases)),
];

for (const fault of faults) console.log(fault);
for (const [id, what] of waiting) console.log(`${id} attend ${what}`);
console.log(
  `${rows.length - new Set(faults.map((fault) => fault.split(' ')[0])).size} lignes tenues sur ${lines.length}` +
    (waiting.length > 0 ? `, ${waiting.length} ${waiting.length > 1 ? 'lignes attendent' : 'ligne attend'}` : ''),
);
process.exit(faults.length > 0 ? 1 : 0);

function faultsOf(id, phrases) {
  const text = tests.get(id)?.toLowerCase();
  if (text === undefined) return [`${id} : aucun test ne porte ce numéro`];
  if (phrases.length === 0) return [`${id} : rien n'est demandé à ses tests`];
  const missing = phrases.filter((phrase) => !text.includes(plainText(phrase).toLowerCase()));
  return missing.length > 0
    ? [`${id} : ses tests ne contiennent pas ${missing.map((each) => `« ${each} »`).join(', ')}`]
    : [];
}
