// A row of the request without a test that says its id, or whose tests lack its phrase, is said and ends this red.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainText, titledTests } from './titled-tests.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const tests = titledTests(join(here, '..', '..'));
const rows = readFileSync(join(here, 'rows.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));

const faults = rows.flatMap(([id, ...phrases]) => {
  const text = tests.get(id)?.toLowerCase();
  if (!text) return [`${id} : aucun test ne porte ce numéro`];
  const missing = phrases.filter((phrase) => !text.includes(plainText(phrase).toLowerCase()));
  return missing.length > 0
    ? [`${id} : ses tests ne contiennent pas ${missing.map((each) => `« ${each} »`).join(', ')}`]
    : [];
});

for (const fault of faults) console.log(fault);
console.log(`${rows.length - faults.length} lignes tenues sur ${rows.length}`);
process.exit(faults.length > 0 ? 1 : 0);
