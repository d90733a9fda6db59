import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { franceSvg } from './france-svg';
import { POSTER_HEIGHT, POSTER_WIDTH } from './poster-size';

const FILE = join(__dirname, 'france.svg');

test('the poster is what the outlines give: remove the file and run this to make it anew', () => {
  if (!existsSync(FILE)) writeFileSync(FILE, franceSvg());
  expect(readFileSync(FILE, 'utf8')).toBe(franceSvg());
  expect(franceSvg()).toContain(`width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}"`);
});
