import { staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { startHouse, type TestHouse, until } from './house';

jest.setTimeout(60_000);

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  house = await startHouse();
  cookie = staffCookieOf(await house.http.post('/api/users/login').send(ADMIN).expect(200));
});
afterAll(() => house.stop());

const staff = (method: 'post' | 'put', path: string, body: object) =>
  house.http[method](`/api/admin/posts${path}`).set('cookie', cookie).set('origin', 'http://localhost:3000').send(body);
const draft = async (title: string): Promise<{ id: number; slug: string }> =>
  (await staff('post', '', { title, content: '<p>Un texte.</p>' }).expect(201)).body as { id: number; slug: string };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const effectsOf = async (id: number) =>
  (
    await house.pool.query<{ state: string }>(
      `select state from effect join event on event.id = event_id
       where reaction = 'blog.publish-scheduled' and aggregate_id = $1 order by effect.not_before`,
      [String(id)],
    )
  ).rows.map(({ state }) => state);

test('E09 a scheduled post is published at its moment, once, and every page that was kept without it shows it', async () => {
  const post = await draft('Publié à son heure');
  const at = inSeconds(3);
  await staff('put', `/${post.id}/schedule`, { at }).expect(200);
  // Kept in memory from now on.
  await house.http.get(`/blog/${post.slug}`).expect(404);
  expect((await house.http.get('/blog').expect(200)).text).not.toContain('Publié à son heure');
  await until(async () => (await house.http.get(`/blog/${post.slug}`)).status === 200);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
  await until(async () => (await house.http.get('/blog')).text.includes('Publié à son heure'));
  expect((await house.http.get('/sitemap-blog.xml').expect(200)).text).toContain(post.slug);
  expect((await house.http.get(`/api/blog/${post.id}`).expect(200)).body.publishedAt).toBe(at);
  await until(async () => (await effectsOf(post.id))[0] === 'done');
  const { rows } = await house.pool.query(
    `select account_id from audit_log where action = 'blog.publish-scheduled' and target = $1`,
    [String(post.id)],
  );
  expect(rows).toEqual([{ account_id: null }]);
});

test('E09 what was taken back, or moved to a later moment, is not published by the first one', async () => {
  const [taken, moved] = [await draft('Repris'), await draft('Déplacé')];
  for (const { id } of [taken, moved]) await staff('put', `/${id}/schedule`, { at: inSeconds(2) }).expect(200);
  await staff('put', `/${taken.id}/unpublish`, {}).expect(200);
  await staff('put', `/${moved.id}/schedule`, { at: inSeconds(3600) }).expect(200);
  for (const { id } of [taken, moved]) await until(async () => (await effectsOf(id))[0] === 'done');
  const { rows } = await house.pool.query('select status from post where id = any($1) order by id', [
    [taken.id, moved.id],
  ]);
  expect(rows).toEqual([{ status: 'draft' }, { status: 'scheduled' }]);
  expect(await effectsOf(moved.id)).toEqual(['done', 'pending']);
});
