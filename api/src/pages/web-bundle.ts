import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the built web room exports (web/src/entry-server.tsx); loaded by path at run time, never by import. */
export interface PageRequest {
  readonly path: string;
  readonly search: string;
  /** Reads one of our own API paths as an anonymous visitor; rejects with `{ status }`. */
  read(apiPath: string): Promise<unknown>;
}

export interface RenderedPage {
  readonly status: number;
  readonly location?: string;
  readonly document: string;
  readonly cacheable: boolean;
}

export type Render = (request: PageRequest) => Promise<RenderedPage>;

export const webDist = (): string => join(__dirname, '..', '..', '..', 'web', 'dist');

/** `origin` makes canonical and og URLs absolute. */
export function loadRender(origin: string, dist = webDist()): Render {
  const bundle = join(dist, 'server', 'entry-server.cjs');
  if (!existsSync(bundle))
    throw new Error(`Les pages ne sont pas construites : lancez « npm run build » (manque : ${bundle})`);
  const { createRenderer } = createRequire(__filename)(bundle) as {
    createRenderer(template: string, options: { origin: string }): Render;
  };
  return createRenderer(readFileSync(join(dist, 'client', 'index.html'), 'utf8'), { origin });
}
