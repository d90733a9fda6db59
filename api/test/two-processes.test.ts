import { API_ROLE } from '@pignon/infra/database/roles/role-names';
import { roleUrl } from '@pignon/infra/database/roles/role-url';
import { readPdfs } from '../../infra/test/read-pdfs';
import { startApi, type TestApi } from './api';
import { type BuiltApi, startBuiltApi } from './built-api';
import { drawAsWorkers } from './draw-as-workers';
import { change, publish, WHOLE } from './properties';

jest.setTimeout(120_000);
let api: TestApi;
let other: BuiltApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  other = await startBuiltApi({ DATABASE_URL: roleUrl(api.databaseUrl, API_ROLE) });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const LISTS = ['/nos-biens', '/biens/paris', '/api/properties', '/api/properties/search', '/sitemap-biens-1.xml'];
const here = async (path: string) => (await api.http.get(path)).text;
const there = async (path: string) => (await fetch(`http://127.0.0.1:${other.port}${path}`)).text();
const pins = async (read: typeof here) =>
  (JSON.parse(await read('/api/properties/map')) as { items: unknown[][] }).items;
const pdf = async () => {
  const answer = await fetch(`http://127.0.0.1:${other.port}/api/properties/${id}/sheet.pdf`);
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : null;
};

let id: number;
const pagesOf = (slug: string) => [`/bien/paris/${id}/${slug}`, `/api/properties/${id}`, ...LISTS];
/** Kept by both, as answers are that were asked for twice. */
const warm = async (paths: readonly string[]) => {
  for (const path of [...paths, ...paths, '/api/properties/map']) await Promise.all([here(path), there(path)]);
};
const saying = async (paths: readonly string[], words: RegExp) =>
  (await Promise.all(paths.flatMap((path) => [here(path), there(path)]))).map((text) => words.test(text));
const all = (paths: readonly string[], says: boolean) => paths.flatMap(() => [says, says]);

test('a change saved by one process is on page, list, map, sitemap and sheet of another at the next read', async () => {
  id = await publish(api, cookie, { ...WHOLE, title: 'Boutique première' });
  await warm(pagesOf('boutique-premiere'));
  await drawAsWorkers(api, [id]);
  const [first] = await readPdfs((await pdf()) ?? Buffer.from(''));
  expect(first?.pages.join(' ')).toContain('Boutique première');

  for (const [title, slug, price] of [
    ['Boutique seconde', 'boutique-seconde', 690_000],
    ['Boutique troisième', 'boutique-troisieme', 1_200_000],
  ] as const) {
    await change(api, cookie, id, { title, price: `${price} €` }).expect(200);
    const paths = pagesOf(slug);
    expect(await saying(paths, new RegExp(`${title}|${slug}`))).toEqual(all(paths, true));
    expect([(await pins(there))[0]?.[3], (await pins(here))[0]?.[3]]).toEqual([price, price]);
    // Never the sheet of before: none, until it is drawn.
    expect(await pdf()).toBeNull();
    await drawAsWorkers(api, [id]);
    const [sheet] = await readPdfs((await pdf()) ?? Buffer.from(''));
    expect(sheet?.pages.join(' ')).toContain(title);
    await warm(paths);
  }
});

test('taken off the site, put into the bin and taken back by one process, it is so at the next read of another', async () => {
  const paths = pagesOf('boutique-troisieme');
  const staff = (method: 'put' | 'delete', path: string) =>
    api.http[method](path).set('cookie', cookie).set('origin', 'http://localhost:3000');
  const decisions = [
    ['put', `/api/admin/properties/${id}/unpublish`, false],
    ['put', `/api/admin/properties/${id}/publish`, true],
    ['delete', `/api/properties/${id}`, false],
    ['put', `/api/admin/properties/${id}/restore`, true],
  ] as const;
  for (const [method, path, shown] of decisions) {
    await warm(paths);
    const { status } = await staff(method, path);
    expect([path, status < 300]).toEqual([path, true]);
    expect([path, await saying(paths, /Boutique troisième|<loc>[^<]*boutique-troisieme/)]).toEqual([
      path,
      all(paths, shown),
    ]);
    expect([(await pins(there)).length, (await pins(here)).length]).toEqual(shown ? [1, 1] : [0, 0]);
  }
});
