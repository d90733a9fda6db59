import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const house = mkdtempSync(join(tmpdir(), 'pignon-rows-'));
afterAll(() => rmSync(house, { recursive: true }));

/** What the check of the request's rows says of these rows and these files of tests. */
function check(rows: readonly string[], files: Readonly<Record<string, string>>): { green: boolean; said: string[] } {
  rmSync(house, { recursive: true });
  for (const [path, text] of Object.entries({ ...files, 'infra/rows/rows.txt': rows.join('\n') })) {
    mkdirSync(join(house, path, '..'), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const script = join(__dirname, '..', 'rows', 'check-rows.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, house], { encoding: 'utf8' });
  return { green: status === 0, said: stdout.trim().split('\n') };
}

/** M26 asks for 'Réessayer'; each file stands for one of the ways to have it. */
const HELD = [
  "test('M26 says it', () => expect(page).toContain('Réessayer'));",
  "describe('x', () => { const again = () => 'Réessayer'; test('M26', () => again()); });",
  "test.each([['Réessayer']])('M26 %s', (text) => expect(text).toBe(''));",
  "test('M26', () => expect(page).toContain('R\\u00e9essayer'));",
  "import { again } from './again';\ntest('M26', () => again);",
];
/** Its title, a comment, another test, a member's name, what a parameter hides, the product's own words. */
const NOT_HELD = [
  "test('M26 Réessayer', () => expect(1).toBe(1));",
  "test('M26', () => {\n  // Réessayer\n  expect(1).toBe(1);\n});",
  "test('M26', () => {});\ntest('M100', () => 'Réessayer');",
  "const again = 'Réessayer';\ntest('M26', () => page.again());",
  "const again = 'Réessayer';\ntest('M26', (again) => again());",
  "import { again } from '../src/again';\ntest('M26', () => again);",
];
const again = "export const again = 'Réessayer';";
/** Of each its own row: M20, M21… */
const suites = (texts: readonly string[]) =>
  Object.fromEntries(
    texts.map((text, index) => [`web/test/${index}.test.ts`, text.replaceAll('M26', `M${20 + index}`)]),
  );
const rowsOf = (texts: readonly string[]) => texts.map((_, index) => `M${20 + index} | Réessayer`);

test('a row is held by a test that names it and has its phrase; one that waits is told and not red', () => {
  const files = { ...suites(HELD), 'web/test/again.ts': again };
  expect(check([...rowsOf(HELD), 'F72 ? la page des réglages'], files)).toEqual({
    green: true,
    said: ['F72 attend la page des réglages', '5 lignes tenues sur 6, 1 ligne attend'],
  });
});

test('a title, a comment, another test or the product proves nothing; who waits is not tested yet', () => {
  const more = ['M98 | y', 'M99', 'F14 | y', 'F14 | y', 'F72 ? la page des réglages'];
  const files = {
    ...suites(NOT_HELD),
    'web/src/again.ts': again,
    'web/test/z.test.ts': "test('M99 F14 F72', () => 'y');",
  };
  expect(check([...rowsOf(NOT_HELD), ...more], files)).toEqual({
    green: false,
    said: [
      'F14 : pas une ligne de la demande, ou deux fois la même',
      "F72 : un test porte ce numéro, la ligne n'attend plus",
      ...NOT_HELD.map((_, index) => `M${20 + index} : ses tests ne contiennent pas « Réessayer »`),
      'M98 : aucun test ne porte ce numéro',
      "M99 : rien n'est demandé à ses tests",
      'F72 attend la page des réglages',
      expect.stringMatching(/ sur 11, 1 ligne attend$/),
    ],
  });
});
