import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { PATH_METADATA } from '@nestjs/common/constants';
import type { Response } from 'supertest';
import { AUDIENCE } from '../src/http/access/audience';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

test('every route says who may call it', () => {
  const discovery = new DiscoveryService(api.app.get(ModulesContainer));
  const reflector = api.app.get(Reflector);
  const routes = discovery.getControllers().flatMap(({ instance, metatype }) =>
    new MetadataScanner()
      .getAllMethodNames(Object.getPrototypeOf(instance))
      .map((name) => ({ name: `${metatype?.name}.${name}`, handler: instance[name], type: metatype as never }))
      .filter(({ handler }) => Reflect.hasMetadata(PATH_METADATA, handler)),
  );
  expect(routes.length).toBeGreaterThan(15);
  expect(
    routes
      .filter(({ handler, type }) => !reflector.getAllAndOverride(AUDIENCE, [handler, type]))
      .map(({ name }) => name),
  ).toEqual([]);
});

const STAFF = [
  ['get', '/api/users/me'],
  ['get', '/api/deliveries'],
  ['get', '/api/deliveries/018f2f5e-0000-7000-8000-000000000000'],
  ['post', '/api/deliveries/replay'],
  ['post', '/api/deliveries/018f2f5e-0000-7000-8000-000000000000/replay'],
  ['post', '/api/deliveries/breakers/email/close'],
  ['put', '/api/app-settings'],
] as const;

test('a body that is announced as JSON and never comes is no body: the session is asked for first, whatever the method', async () => {
  for (const method of ['delete', 'put', 'post'] as const) {
    const path = method === 'post' ? '/api/properties' : '/api/properties/1';
    const { status } = await api.http[method](path).set('content-type', 'application/json');
    expect([method, status]).toEqual([method, 401]);
  }
  await api.http.delete('/api/nowhere').set('content-type', 'application/json').expect(404);
});

test.each(STAFF)('M179 F18 %s %s is 401 without a session, without data', async (method, path) => {
  const { body } = await api.http[method](path)
    .send(method === 'get' ? undefined : {})
    .expect(401);
  expect(body).toEqual({
    error: 'Connectez-vous pour continuer.',
    message: 'Connectez-vous pour continuer.',
    requestId: expect.any(String),
  });
});

const WRONG_METHOD = {
  error: "Cette méthode n'est pas permise ici.",
  message: expect.any(String),
  requestId: expect.any(String),
};

test.each([
  ['post', '/api/properties/map', 'GET, HEAD, OPTIONS'],
  ['patch', '/api/agents/1/?x=1', 'GET, HEAD, OPTIONS'],
  ['delete', '/api/off-market-clients/register', 'POST, OPTIONS'],
  ['put', '/sitemap.xml', 'GET, HEAD, OPTIONS'],
  // The pages' route takes every reading that no call took.
  ['get', '/api/contact/send', 'POST, OPTIONS'],
] as const)('security row 1 %s %s is a 405 that names %s', async (method, path, allow) => {
  const { body, headers } = await api.http[method](path).expect(405);
  expect(body).toEqual(WRONG_METHOD);
  expect(headers).toMatchObject({ allow, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

test('HEAD is answered where GET is, OPTIONS where anything is, and neither with a body', async () => {
  const { headers } = await api.http.options('/api/off-market/verify-access').expect(204);
  expect(headers.allow).toBe('GET, HEAD, POST, OPTIONS');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const head = await api.http.head('/api/app-settings').expect(200);
  expect(head.text ?? '').toBe('');
  expect((await api.http.head('/api/contact/send').expect(405)).headers.allow).toBe('POST, OPTIONS');
  for (const path of ['/api/nowhere', '/nos-biens', '/']) await api.http.options(path).expect(404);
  for (const path of ['/api/nowhere', '/api/agents/1/more', '/nos-biens']) await api.http.post(path).expect(404);
});

test('security row 1 an address of staff alone, by another method: nowhere for a visitor, a 405 for staff', async () => {
  const withoutId = ({ status, headers: { allow }, body }: Response) => ({
    status,
    allow,
    body: { ...body, requestId: '' },
  });
  for (const path of ['/api/deliveries', '/api/off-market-clients/approve/1', '/api/deliveries/breakers/email/close'])
    for (const method of ['patch', 'options', 'get', 'head'] as const) {
      if (path === '/api/deliveries' && (method === 'get' || method === 'head')) continue;
      const nowhere = await api.http[method](`${path}/nowhere/at/all`);
      expect([path, method, withoutId(await api.http[method](path))]).toEqual([path, method, withoutId(nowhere)]);
    }
  const staff = await api.http.patch('/api/deliveries').set('cookie', cookie).set('origin', ORIGIN).expect(405);
  expect([staff.headers.allow, staff.body]).toEqual(['GET, HEAD, OPTIONS', WRONG_METHOD]);
  // What is theirs beside what is everybody's.
  const mixed = '/api/properties/1';
  expect((await api.http.patch(mixed).expect(405)).headers.allow).toBe('GET, HEAD, OPTIONS');
  const both = await api.http.options(mixed).set('cookie', cookie).expect(204);
  expect(both.headers.allow?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT']);
});

test.each([['https://evil.example'], ['null'], ['http://localhost:3000.evil.example']])(
  'F18 a call with our cookie from the origin %s is refused',
  async (origin) => {
    await api.http
      .put('/api/app-settings')
      .set('cookie', cookie)
      .set('origin', origin)
      .send({ showSoldProperties: false })
      .expect(403);
  },
);

test('a call with our cookie and no origin needs a same-origin Sec-Fetch-Site', async () => {
  const put = () => api.http.put('/api/app-settings').set('cookie', cookie);
  await put().send({ showSoldProperties: true }).expect(403);
  await put().set('sec-fetch-site', 'cross-site').send({ showSoldProperties: true }).expect(403);
  await put().set('sec-fetch-site', 'same-origin').send({ showSoldProperties: true }).expect(200);
});

test('a malformed address is refused in our words, with our headers', async () => {
  const { body, headers } = await api.http.get('/%zz').expect(400);
  expect(body.error).toBe('La demande est illisible.');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.any(String) });
});

test('nobody else may read our answers', async () => {
  const { headers } = await api.http.get('/api/app-settings').set('origin', 'https://evil.example').expect(200);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test.each(['/', '/api/app-settings', '/nope', '/api/nope', '/favicon.svg'])(
  'the answer to %s carries the headers of security row 59',
  async (path) => {
    const { headers } = await api.http.get(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('a site on https has a __Host- cookie and HSTS', async () => {
  const secure = await startApi({ PUBLIC_URL: 'https://www.pignon.example', TRUST_PROXY: '1' });
  const { ADMIN } = await import('../../infra/test/global-setup');
  const { headers } = await secure.http
    .post('/api/users/login')
    .set('x-forwarded-proto', 'https')
    .set('x-forwarded-for', '198.51.100.1')
    .send(ADMIN)
    .expect(200);
  await secure.stop();
  const cookies = headers['set-cookie'] as unknown as string[];
  expect(cookies.find((cookie) => cookie.startsWith('__Host-sid='))).toMatch(
    /; Path=\/; .*HttpOnly; Secure; SameSite=Lax/,
  );
  expect(cookies.find((cookie) => cookie.startsWith('__Secure-device='))).toMatch(
    /; Path=\/api\/users\/login; HttpOnly; Secure; SameSite=Strict/,
  );
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('an error tells no stack, SQL or path', async () => {
  await api.pool.query('alter table agent rename to agent_away');
  const { body } = await api.http.get('/api/agents').expect(500);
  await api.pool.query('alter table agent_away rename to agent');
  expect(body).toEqual({
    error: 'Une erreur est survenue. Elle a été notée, réessayez plus tard.',
    message: expect.any(String),
    requestId: expect.any(String),
  });
});

test.each([
  '/admin/queues',
  '/admin/queues/',
  '/admin/queues/api/queues',
  '/admin/queues/static/js/main.js',
  '/admin/queues/queue/email',
])('%s is closed without a session', async (path) => {
  await api.http.get(path).expect(401);
});

test('/admin/queues opens to an administrator, with every asset of it', async () => {
  const page = await api.http.get('/admin/queues').set('cookie', cookie).redirects(1).expect(200);
  const assets = [...page.text.matchAll(/(?:src|href)="(static[^"]+)"/g)].map(([, path]) => `/admin/queues/${path}`);
  expect(assets.length).toBeGreaterThan(0);
  for (const asset of assets) {
    await api.http.get(asset).expect(401);
    await api.http.get(asset).set('cookie', cookie).expect(200);
  }
  const queues = await api.http.get('/admin/queues/api/queues').set('cookie', cookie).expect(200);
  expect(queues.body.queues.map(({ name }: { name: string }) => name)).toEqual([
    'email',
    'crm',
    'webhook',
    'media',
    'geocoding',
    'pdf',
    'import',
  ]);
});

test('the dashboard has the headers of every other answer, and each press in it stands in the audit before it is done', async () => {
  const [board, page] = await Promise.all(
    ['/admin/queues/api/queues', '/api/deliveries'].map((path) => api.http.get(path).set('cookie', cookie).expect(200)),
  );
  const own = new Set(['content-security-policy', 'content-length', 'content-type', 'connection', 'date', 'etag']);
  for (const name of Object.keys(page?.headers ?? {}).filter((each) => !own.has(each)))
    expect([name, board?.headers[name] !== undefined]).toEqual([name, true]);
  for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'])
    expect([name, board?.headers[name]]).toEqual([name, page?.headers[name]]);
  const presses = () => api.count('audit_log', `action = 'queues.press' and account_id is not null`);
  expect(await presses()).toBe(0);
  const verbs = ['retry/failed', 'promote', 'clean/completed', 'pause', 'resume', '1/clean'];
  for (const verb of verbs) {
    const put = api.http.put(`/admin/queues/api/queues/email/${verb}`);
    expect((await put.set({ cookie, origin: ORIGIN })).status).not.toBe(403);
  }
  await api.http.put('/admin/queues/api/queues/email/empty').expect(401);
  await api.http
    .put('/admin/queues/api/queues/email/empty')
    .set({ cookie, origin: 'https://evil.exemple' })
    .expect(403);
  const { rows } = await api.pool.query(`select target from audit_log where action = 'queues.press' order by id`);
  expect(rows.map(({ target }) => target)).toEqual(verbs.map((verb) => `PUT /api/queues/email/${verb}`));
});

test('F18 an operator who is signed in somehow still gets 403 from staff calls and the dashboard', async () => {
  await api.pool.query(`update staff_account set role = 'operator'`);
  await api.http.get('/api/deliveries').set('cookie', cookie).expect(403);
  await api.http.get('/admin/queues').set('cookie', cookie).expect(403);
  await api.pool.query(`update staff_account set role = 'admin'`);
});

test('a staff write leaves its trace in the audit log, which nobody can rewrite', async () => {
  await api.http
    .put('/api/app-settings')
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send({ showSoldProperties: true })
    .expect(200);
  expect(await api.count('audit_log', "action = 'settings.write'")).toBeGreaterThan(0);
  await expect(api.pool.query('delete from audit_log')).rejects.toThrow('append-only');
});
