import { servedParts } from '../../site/served-part';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

declare const __CLIENT_MANIFEST__: Manifest | undefined;
declare const __CLIENT_STYLES__: Readonly<Record<string, string>> | undefined;

/** Vite's manifest of the client build, written into the server bundle by vite.server.config.mts. */
export const manifest: Manifest = typeof __CLIENT_MANIFEST__ === 'undefined' ? {} : __CLIENT_MANIFEST__;

/** The text of each of its stylesheets. */
const styleTexts: Readonly<Record<string, string>> = typeof __CLIENT_STYLES__ === 'undefined' ? {} : __CLIENT_STYLES__;

/** The group that the whole entry is in (vite.config.mts): index.html asks for it itself. */
const ENTRY = 'shell';

interface PageAssets {
  /** Stylesheets, the entry's apart. */
  readonly styles: readonly string[];
  readonly fonts: string;
  readonly scripts: string;
}

/** The page's own chunks and every stylesheet that its HTML needs, so that nothing flashes and nothing waits for the entry. */
export function pageAssets(all: Manifest, sources: readonly string[]): PageAssets {
  const entry = Object.keys(all).find((name) => all[name]?.name === ENTRY) ?? '';
  const known = chunksOf(all, entry);
  const fresh = (name: string) => [...chunksOf(all, name)].filter((chunk) => !known.has(chunk));
  const own = [...new Set(sources.flatMap(fresh))];
  const later = own
    .flatMap((name) => all[name]?.dynamicImports ?? [])
    .filter((name) => servedParts.has(name))
    .flatMap(fresh);
  return {
    styles: [...new Set([...own, ...later].flatMap((name) => all[name]?.css ?? []))],
    fonts: fontsOf(all[entry]),
    scripts: own
      .flatMap((name) => all[name]?.file ?? [])
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join(''),
  };
}

function chunksOf(all: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of all[name]?.imports ?? []) chunksOf(all, imported, found);
  return found;
}

/**
 * Headings' first, text's behind the photo. Both are named here: a font that only a written style asks for gets from
 * Chromium the page's whole address as its Referer, whatever the page's policy says, and so an access code (F22).
 */
const fontsOf = (entry: Chunk | undefined): string =>
  (entry?.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => {
      const later = file.includes('bricolage') ? '' : ' fetchpriority="low"';
      return `<link rel="preload" href="/${file}" as="font" type="font/woff2"${later} crossorigin>`;
    })
    .join('');

/** Scripts that let the page's first photo be painted before them. */
export function afterPhoto(scripts: string): string {
  const loader = manifest['src/after-photo.ts']?.file;
  return loader
    ? `<script type="module" crossorigin src="/${loader}"></script><template id="scripts">${scripts}</template>`
    : scripts;
}

/**
 * Written into the document: on a phone's line a dozen stylesheets cost two round trips before anything is painted.
 * The link is where Vite's loader of chunks looks before it would ask for the file. Its type, which no browser knows, is
 * what loads nothing: a disabled one is fetched all the same by Chromium 150.
 */
export function writtenStyles(files: readonly string[]): string {
  const link = (file: string, more: string) => `<link rel="stylesheet" crossorigin href="/${file}"${more}>`;
  const written = files.filter((file) => file in styleTexts);
  return [
    `<style>${written.map((file) => styleTexts[file]).join('')}</style>`,
    ...files.map((file) => link(file, file in styleTexts ? ' type="text/x-written"' : '')),
  ].join('');
}
