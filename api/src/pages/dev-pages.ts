import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from '@pignon/domain/pages/page';
import type { FastifyInstance } from 'fastify';

/** Of Vite, which is no package of this room: what is asked of it here. */
interface ViteServer {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  ssrLoadModule(url: string): Promise<Record<string, unknown>>;
  transformIndexHtml(url: string, html: string): Promise<string>;
  readonly moduleGraph: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly url: string; readonly ssrModule: unknown }>;
  };
  close(): Promise<void>;
}

const WEB = join(__dirname, '..', '..', '..', 'web');
const ENTRY = '/src/entry-server.tsx';

/**
 * `npm run dev` alone: pages from their source, through Vite's own server within this one. It is found by path at run
 * time, as the built pages are, so that nothing of it is loaded, or even there, in production.
 */
export function openDevPages(server: FastifyInstance, origin: string): Pages {
  // Beside the start of everything else: a call that asks for no page does not wait for it.
  const starting = startVite(server);
  starting.catch(() => {});
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    const vite = await starting;
    await new Promise<void>((next) => vite.middlewares(request.raw, reply.raw, next));
  });
  server.addHook('preClose', async () => await (await starting).close());

  /** As the source stands at this moment. */
  const pages = async (path: string): Promise<Pages> => {
    const vite = await starting;
    const { createRenderer } = (await vite.ssrLoadModule(ENTRY)) as {
      createRenderer(template: string, options: { origin: string }): Pages;
    };
    const template = await vite.transformIndexHtml(path, readFileSync(join(WEB, 'index.html'), 'utf8'));
    return createRenderer(template, { origin });
  };
  const styled = async (document: string): Promise<string> =>
    document.replace('</head>', `${await styles(await starting)}</head>`);

  return {
    async render(page) {
      const rendered = await (await pages(page.path)).render(page);
      // Kept, it would be the page before the edit.
      return { ...rendered, document: await styled(rendered.document), cacheable: false };
    },
    async addressOf(path, search) {
      return (await pages(path)).addressOf(path, search);
    },
    async renderRefusal(refusal, path, settings) {
      return styled(await (await pages(path)).renderRefusal(refusal, path, settings));
    },
  };
}

async function startVite(server: FastifyInstance): Promise<ViteServer> {
  const path = createRequire(join(WEB, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(path).href)) as {
    createServer(options: object): Promise<ViteServer>;
  };
  return await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.mts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
}

/** Of all that the server has loaded so far, under the name by which Vite's client takes them over. */
async function styles({ moduleGraph, ssrLoadModule }: ViteServer): Promise<string> {
  const loaded = [...moduleGraph.idToModuleMap].filter(([id, { ssrModule }]) => id.endsWith('.css') && ssrModule);
  const written = await Promise.all(
    loaded.map(async ([id, { url }]) => {
      const { default: text } = await ssrLoadModule(`${url}?inline`);
      return `<style data-vite-dev-id="${id}">${String(text)}</style>`;
    }),
  );
  return written.join('');
}

/** Vite's client is told of edits by a socket, and React's refresh starts in a script that stands in the page. */
export const devPolicy = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
