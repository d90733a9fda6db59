import { paths } from '../../src/site/paths';
import { FOR_AXE, passesAxe } from '../axe';
import { hydrated, type TestSite } from '../browser';

/** Without the back-office, and without the root that holds properties and is no page itself. */
const pages = Object.fromEntries(
  Object.entries(paths).filter(([name, path]) => name !== 'property' && !/^\/admin(?:\/|$)/.test(path)),
);

/** Pages whose every word is ours: no listing, no agency's own settings, no name that the specification writes. */
const { legal, workshop, estimation, listings, filteredListings } = paths;
const OUR_WORDS = new Set<string>(Object.values(pages));
for (const path of [legal, workshop, estimation, listings, filteredListings]) OUR_WORDS.delete(path);

/** What French sets with a no-break space, and was not. */
function looseMarks(html: string): string[] {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n');
  return text.match(/\S+ [:;!?»%](?=\s|$)/gm) ?? [];
}

/** CLS of a page that nobody has touched. */
const MOST_SHIFT = 0.02;

/** Section 2 of the specification, on the demonstration's own listings and posts. */
export const routes = (theSite: () => TestSite) =>
  describe('every route of the specification', () => {
    /** Path → its status when it is no plain page. */
    const expected = new Map<string, number>(Object.values(pages).map((path) => [path, 200]));
    const texts = new Map<string, string>();

    beforeAll(async () => {
      const site = theSite();
      const [found] = await site.rows<{ id: number }>(
        'select id from public_property where available order by id limit 1',
      );
      const byId = await fetch(`${theSite().system.url}/bien/${found!.id}`, { redirect: 'manual' });
      expect(byId.status).toBe(301);
      const canonical = byId.headers.get('location') ?? '';
      const [, , city = '', , title = ''] = canonical.split('/');
      const posts = (await (await fetch(`${theSite().system.url}/api/blog`)).json()) as { slug: string }[];
      for (const path of [canonical, `/biens/${city}`, `/blog/${posts[0]!.slug}`]) expected.set(path, 200);
      for (const path of [`/nos-biens/${found!.id}`, `/biens/${found!.id}`, `/bien/${city}/${title}`])
        expected.set(path, 301);
      for (const path of ['/une-page-absente', '/bien/98765', '/nos-biens/pas-un-nombre']) expected.set(path, 404);
    });

    const one = (path: string, text: string, pattern: RegExp) => {
      const found = [...text.matchAll(pattern)];
      expect([path, pattern.source, found.length]).toEqual([path, pattern.source, 1]);
      return found[0]?.[1] ?? '';
    };

    test('M04 M06 M08 M09 M10 M11 M12 M13 M14 M15 M16 M17 M18 status, title, description, h1 and canonical are its own', async () => {
      const titles = new Map<string, string>();
      const descriptions = new Map<string, string>();
      for (const [path, status] of expected) {
        const answer = await fetch(theSite().system.url + path, { redirect: 'manual' });
        expect([path, answer.status]).toEqual([path, status]);
        if (status === 301) {
          expect(expected.get(answer.headers.get('location') ?? '')).toBe(200);
          continue;
        }
        const text = await answer.text();
        texts.set(path, text);
        one(path, text, /<h1[^>]*>/g);
        if (OUR_WORDS.has(path)) expect([path, looseMarks(text)]).toEqual([path, []]);
        expect(text).toContain('<html lang="fr"');
        if (status !== 200) {
          expect(text).toContain('<meta name="robots" content="noindex">');
          continue;
        }
        const title = one(path, text, /<title>([^<]+)<\/title>/g);
        const description = one(path, text, /<meta name="description" content="([^"]+)">/g);
        // The style guide is for us: not to be found, so it names no address to find it by.
        if (text.includes('<meta name="robots" content="noindex">')) continue;
        const canonical = new URL(one(path, text, /<link rel="canonical" href="([^"]+)">/g)).pathname;
        // The list has two addresses; one of them is the list's own.
        if (path === paths.filteredListings) {
          expect(canonical).toBe(paths.listings);
          continue;
        }
        expect([path, canonical]).toEqual([path, path]);
        expect([path, titles.get(title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
        titles.set(title, path);
        descriptions.set(description, path);
      }
    });

    test('no link of any of them is dead', async () => {
      const links = new Map<string, string>();
      for (const [path, text] of texts) {
        // Who asked for a missing page finds no more than its own address there.
        if (expected.get(path) !== 200) continue;
        for (const [, href = ''] of text.matchAll(/<(?:a|link)\b[^>]*\shref="([^"]+)"/g)) {
          const url = new URL(href.replaceAll('&amp;', '&'), theSite().system.url + path);
          if (url.origin === theSite().system.url) links.set(url.pathname + url.search, path);
        }
      }
      const dead: string[] = [];
      const waiting = [...links];
      const ask = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const { status } = await fetch(theSite().system.url + next[0]);
          if (status >= 400) dead.push(`${next[0]} (${status}) on ${next[1]}`);
        }
      };
      await Promise.all(Array.from({ length: 6 }, ask));
      expect(links.size).toBeGreaterThan(60);
      expect(dead).toEqual([]);
    });

    test('ux58 in the browser none of them complains, misses a file, shifts or has a violation at 360, 768 or 1280 px', async () => {
      const waiting = [...expected].filter(([, status]) => status !== 301).map(([path]) => path);
      const faults: string[] = [];
      // Two at once: while one page waits for its files, axe reads the other.
      const walk = async () => {
        const context = await theSite().browser.newContext({
          ...FOR_AXE,
          locale: 'fr-FR',
          viewport: { width: 1280, height: 900 },
        });
        const page = await context.newPage();
        await page.addInitScript(() => {
          const counter = window as unknown as { shifted: number };
          counter.shifted = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              counter.shifted += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        let here = '';
        page.on('console', (message) => {
          // The document's own 404 is the answer that was asked for.
          const asked = message.text().startsWith('Failed to load resource') && expected.get(here) === 404;
          if (['error', 'warning'].includes(message.type()) && !asked) faults.push(`${here}: ${message.text()}`);
        });
        page.on('pageerror', (error) => faults.push(`${here}: ${error.message}`));
        page.on('response', (answer) => {
          if (answer.status() >= 400 && new URL(answer.url()).pathname !== here)
            faults.push(`${here}: ${answer.status()} ${answer.url()}`);
        });
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          here = next;
          await page.setViewportSize({ width: 390, height: 844 });
          await page.goto(theSite().system.url + here, { waitUntil: 'load' });
          await hydrated(page);
          const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
          if (shift > MOST_SHIFT) faults.push(`${here}: shifts by ${shift.toFixed(3)}`);
          await passesAxe(page);
        }
        await context.close();
      };
      await Promise.all([walk(), walk()]);
      expect(faults).toEqual([]);
      // Every route three times: most of a minute where nothing else runs.
    }, 300_000);
  });
