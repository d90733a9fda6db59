interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

declare const __CLIENT_MANIFEST__: Manifest | undefined;

/** Vite's manifest of the client build, written into the server bundle by vite.server.config.mts. */
export const manifest: Manifest = typeof __CLIENT_MANIFEST__ === 'undefined' ? {} : __CLIENT_MANIFEST__;

const ENTRY = 'index.html';

/** Parts whose code waits for the visitor, and which are in the served HTML all the same: their styles do not wait. */
const DRAWN_BEFORE_LOADED: ReadonlySet<string> = new Set([
  'src/contact/contact-form-fields.tsx',
  'src/financing/simulator.tsx',
  'src/property/legal-block.tsx',
  'src/property/property-details.tsx',
  'src/property/teaser-view.tsx',
]);

interface PageAssets {
  readonly styles: string;
  readonly scripts: string;
}

/** The page's own chunks and every stylesheet that its HTML needs, so that nothing flashes and nothing waits for the entry. */
export function pageAssets(all: Manifest, sources: readonly string[]): PageAssets {
  const known = chunksOf(all, ENTRY);
  const fresh = (name: string) => [...chunksOf(all, name)].filter((chunk) => !known.has(chunk));
  const own = [...new Set(sources.flatMap(fresh))];
  const later = own
    .flatMap((name) => all[name]?.dynamicImports ?? [])
    .filter((name) => DRAWN_BEFORE_LOADED.has(name))
    .flatMap(fresh);
  const styles = new Set([...own, ...later].flatMap((name) => all[name]?.css ?? []));
  return {
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
    scripts: [
      ...displayFont(all).map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...own
        .flatMap((name) => all[name]?.file ?? [])
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join(''),
  };
}

function chunksOf(all: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of all[name]?.imports ?? []) chunksOf(all, imported, found);
  return found;
}

const displayFont = (all: Manifest): readonly string[] =>
  (all[ENTRY]?.assets ?? []).filter((file) => file.includes('bricolage'));
