import { renderToReadableStream } from 'react-dom/server';
import type { Pages, PageRequest, Refusal, RenderedPage } from '@pignon/domain/pages/page';
import { App } from './app/app';
import type { ServedData } from './site/document-data';
import { documentWriter } from './app/document/document-writer';
import { loadRoute } from './app/load-route';
import { matchPage } from './app/match-page';
import { matchRoute } from './app/match-route';
import { notFoundRoute } from './site/not-found-route';
import { isStaffPath } from './site/paths';
import { queryOf } from './site/page-rules';
import { APP_SETTINGS } from './site/agency/use-app-settings';

export interface RendererOptions {
  /** 'https://www.pignon.example': makes canonical and og URLs absolute. */
  readonly origin?: string;
}

const NEEDS_SCRIPT =
  "<noscript><p>L'administration a besoin de JavaScript : activez-le, puis rechargez la page.</p></noscript>";

/** Called once by api with the built index.html. */
export function createRenderer(template: string, { origin = '' }: RendererOptions = {}): Pages {
  const write = documentWriter(template, origin);

  async function render({ path, search: asked, read }: PageRequest): Promise<RenderedPage> {
    const search = await readOf(path, asked);
    const tidy = withoutTrailingSlash(path);
    if (tidy !== path && matchRoute(tidy))
      return { status: 301, location: tidy + asked, document: '', cacheable: true };

    const lower = inLowerCase(path);
    if (lower !== path && !matchRoute(path) && matchRoute(lower))
      return { status: 301, location: lower + asked, document: '', cacheable: true };

    const { route, rules, params, fallback, forHead, failures, status } = await loadRoute(
      matchRoute(path),
      search,
      read,
    );
    const canonical = rules.canonicalPath?.(fallback, params, search);
    if (canonical !== undefined && canonical !== path)
      return { status: 301, location: canonical + asked, document: '', cacheable: true };
    const elsewhere = rules.elsewhere?.(fallback, params, search, path);
    if (elsewhere !== undefined) return { status: 302, location: elsewhere, document: '', cacheable: true };

    const [failure] = Object.values(failures);
    const served: ServedData = {
      fallback,
      ...(failure !== undefined && { failures }),
      address: path + search,
      year: new Date().getUTCFullYear(),
    };
    const staff = isStaffPath(path);
    const parts = rules.parts?.(params, search) ?? [];
    await Promise.all(parts.map((part) => part.preload()));
    const html = staff ? '' : await toHtml(<App served={served} request={{ path, search }} />);
    const head = rules.head({ ...fallback, ...forHead }, params, search, failures);
    const document = write({ route, parts, head, served, html });
    return {
      status: failure ?? status,
      document: staff ? document.replace('</body>', `${NEEDS_SCRIPT}</body>`) : document,
      cacheable: !staff && route !== notFoundRoute,
    };
  }

  async function renderRefusal(refusal: Refusal, path: string, settings: unknown): Promise<string> {
    const { route, params } = matchPage(path, refusal);
    const { rules } = await route.page.preload();
    const fallback = { [APP_SETTINGS]: settings };
    const served: ServedData = { fallback, refusal, address: path, year: new Date().getUTCFullYear() };
    const html = await toHtml(<App served={served} request={{ path, search: '' }} />);
    return write({ route, parts: [], head: rules.head(fallback, params, '', {}), served, html });
  }

  return { render, addressOf: async (path, search) => path + (await readOf(path, search)), renderRefusal };
}

/** What the page of this path reads of a query. */
async function readOf(path: string, search: string): Promise<string> {
  const { rules } = await matchPage(path).route.page.preload();
  return queryOf(rules, search);
}

async function toHtml(app: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // No chunk is ever sent late: a late one would need an inline script, which the CSP refuses.
  const stream = await renderToReadableStream(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path;

/** '/NOS-BIENS' is how some programs write an address; what follows the first segment is the page's own affair. */
const inLowerCase = (path: string): string => path.replace(/^\/[^/]+/, (segment) => segment.toLowerCase());
