// Whether what stands in the rooms' dist was built from what stands in them now. A build takes the old files away before
// it lays new ones: one that changes nothing would make a product that runs from the same folder miss them for a moment.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, '.local', 'built');
const FILES = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
/** What `npm start` runs. */
export const HOUSE = ['domain', 'infra/facades', 'infra', 'api', 'workers', 'web'];
/** Tools of the house, each built by the command that runs it. */
export const TOOLS = ['infra/bench', 'infra/storm', 'infra/fuzz'];
/** The tests of the walls plant files for a moment: nothing is built of them. */
const PLANTED = /^planted-violation-/;
const MADE = new Set(['dist', 'node_modules', '.local']);
const ROOMS = new Set([...HOUSE, ...TOOLS]);

/** Of each room, from path, size and time of each file that its build reads. */
export function sourcesOf(rooms) {
  const shared = FILES.map(noteOf).join('');
  return Object.fromEntries(rooms.map((room) => [room, digestOf(shared + notesBelow(room))]));
}

const digestOf = (text) => createHash('sha256').update(text).digest('hex');

function noteOf(path) {
  const { size, mtimeMs } = statSync(join(root, path));
  return `${path} ${size} ${mtimeMs}\n`;
}

function notesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isFile()) return PLANTED.test(entry.name) ? '' : noteOf(path);
      return entry.isDirectory() && !MADE.has(entry.name) && !ROOMS.has(path) ? notesBelow(path) : '';
    })
    .join('');
}

export function areBuilt(sources) {
  const noted = readNoted();
  return Object.entries(sources).every(
    ([room, digest]) => noted[room] === digest && existsSync(join(root, room, 'dist')),
  );
}

/** `sources`: of before the build, so that what was changed meanwhile is built the next time. */
export function noteBuilt(sources) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ ...readNoted(), ...sources }));
}

function readNoted() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    // Not there, or of a version that noted it otherwise.
    return {};
  }
}
