// Whether what stands in the rooms' dist was built from what stands in them now. A build takes the old files away before
// it lays new ones: one that changes nothing would make a product that runs from the same folder miss them for a moment.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, '.local', 'built');
const ROOMS = ['domain', 'infra', 'api', 'workers', 'web'];
const FILES = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
/** The tests of the walls plant files for a moment: nothing is built of them. */
const PLANTED = /^planted-violation-/;
const MADE = new Set(['dist', 'node_modules', '.local']);

/** Path, size and time of each file that a build reads. */
export function sourcesDigest() {
  const digest = createHash('sha256');
  const note = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    digest.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    ))
      if (entry.isFile() && !PLANTED.test(entry.name)) note(`${folder}/${entry.name}`);
      else if (entry.isDirectory() && !MADE.has(entry.name)) walk(`${folder}/${entry.name}`);
  };
  for (const file of FILES) note(file);
  for (const room of ROOMS) walk(room);
  return digest.digest('hex');
}

export const isBuilt = (digest) =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === digest &&
  ROOMS.every((room) => existsSync(join(root, room, 'dist')));

/** `digest`: of before the build, so that what was changed meanwhile is built the next time. */
export function noteBuilt(digest) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
