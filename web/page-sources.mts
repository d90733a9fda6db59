import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const NAMES = 'lazyPage|lazyPart|servedPart';
const CALLS = new RegExp(`(?<!function )\\b(?:${NAMES})\\(`, 'g');
const WITH_THEIR_FILE = new RegExp(
  `(?<!function )\\b(?:${NAMES})\\((?:[^()]*,)?\\s*\\(\\) => import\\('([^']+)'\\)`,
  'g',
);

/**
 * Tells the server the file of each page and part, which is the key of its chunk in Vite's manifest: a route names its
 * file once, in its import. Browsers need no such name.
 */
export function pageSources(): Plugin {
  let room = '';
  return {
    name: 'page-sources',
    enforce: 'pre',
    configResolved: ({ root }) => void (room = root),
    async transform(code, id, options) {
      if (!options?.ssr || !id.startsWith(join(room, 'src/'))) return undefined;
      const calls = [...code.matchAll(WITH_THEIR_FILE)];
      if (calls.length < (code.match(CALLS)?.length ?? 0))
        this.error("A page or part whose file cannot be told: write it as name(() => import('./file')).");
      let named = code;
      for (const { 0: call, 1: imported = '', index } of calls.toReversed()) {
        const file = await this.resolve(imported, id);
        if (!file) this.error(`No file of that name: ${imported}`);
        const end = index + call.length;
        named = `${named.slice(0, end)}, '${relative(room, file.id)}'${named.slice(end)}`;
      }
      return { code: named, map: null };
    },
  };
}
