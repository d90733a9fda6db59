import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Pages } from '@pignon/domain/pages/page';

export const webDist = (): string => join(__dirname, '..', '..', '..', 'web', 'dist');

/** Loaded by path at run time, never by import. `origin` makes canonical and og URLs absolute. */
export function loadPages(origin: string, dist = webDist()): Pages {
  const bundle = join(dist, 'server', 'entry-server.cjs');
  if (!existsSync(bundle))
    throw new Error(`Les pages ne sont pas construites : lancez « npm run build » (manque : ${bundle})`);
  const { createRenderer } = createRequire(__filename)(bundle) as {
    createRenderer(template: string, options: { origin: string }): Pages;
  };
  return createRenderer(readFileSync(join(dist, 'client', 'index.html'), 'utf8'), { origin });
}
