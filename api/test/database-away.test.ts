import { randomUUID } from 'node:crypto';
import request, { type Response } from 'supertest';
import { ADMIN } from '../../infra/test/global-setup';
import { testDatabase } from '../../infra/test/test-database';
import { testConfig } from '../../infra/test/test-config';
import { Proxy, type ProxyMode } from '../../infra/storm/faults/proxy';
import { createApp } from '../src/create-app';
import { declaredRoutes } from '../src/http/access/declared-routes';
import { CONTACT_DATA, ESTIMATION_START, ORIGIN, staffCookieOf } from './api';
import { PROPERTY } from './properties';

let proxy: Awaited<ReturnType<typeof Proxy.start>>;
let app: Awaited<ReturnType<typeof createApp>>;
let http: ReturnType<typeof request>;
let cookie: string;
let property: number;
beforeAll(async () => {
  const url = new URL(await testDatabase());
  proxy = await Proxy.start(Number(url.port));
  url.port = String(proxy.port);
  app = await createApp(testConfig(url.href, { FORMS_PER_MINUTE: '100000' }));
  http = request(app.getHttpServer());
  const answer = await http.post('/api/users/login').send(ADMIN).expect(200);
  cookie = staffCookieOf(answer);
  const { body } = await staff('post', '/api/properties').send(PROPERTY).expect(201);
  property = (body as { id: number }).id;
});
afterAll(async () => {
  proxy.mode = { do: 'pass' };
  await app.close();
  await proxy.stop();
});
afterEach(() => void (proxy.mode = { do: 'pass' }));

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Call = () => Promise<Response>;

const staff = (verb: Method, path: string) => http[verb](path).set('cookie', cookie).set('origin', ORIGIN);

/** Every call there is, of staff; the public's as the public too. */
function* everyCall(): Generator<Call> {
  for (const { method, pattern, audience } of declaredRoutes(app)) {
    const path = pattern.source.slice(1).replace('\\/?$', '').replace(/\\(.)/g, '$1').replaceAll('[^/]+', '1');
    const verb = method.toLowerCase() as Method;
    if (audience === 'public') yield async () => await http[verb](path);
    yield async () => await staff(verb, path);
  }
}

/** Those that come to the database with something in their hands. */
function* forms(): Generator<Call> {
  yield async () => await http.post('/api/users/login').send(ADMIN);
  yield async () => await http.post('/api/contact/send').set('idempotency-key', randomUUID()).send(CONTACT_DATA);
  yield async () => await http.post('/api/estimations').set('idempotency-key', randomUUID()).send(ESTIMATION_START);
  yield async () => await staff('put', `/api/properties/${property}`).send({ price: `${Date.now() % 1e6} €` });
  yield async () => await staff('put', '/api/app-settings').send({ agency: { name: 'Pignon' } });
}

/** Neither served nor told to come back. */
async function failing(calls: Iterable<Call>): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of calls) {
    const { status, headers, req } = (await call()) as Response & { req: { method: string; path: string } };
    const hasHint = status !== 503 || Number(headers['retry-after']) > 0;
    if ((status >= 500 && status !== 503) || !hasHint) wrong.push(`${status} ${req.method} ${req.path}`);
  }
  return wrong;
}

test.each(['begin', 'commit', 'insert into', 'update', 'pg_notify'])(
  'forms and changes whose connection ends at « %s » are served or told to come back',
  async (statement) => {
    proxy.mode = { do: 'swallow', request: new RegExp(statement, 'i'), when: () => 'cut' };
    expect(await failing(forms())).toEqual([]);
  },
);

test.each<[string, ProxyMode]>([
  ['refused', { do: 'refuse' }],
  ['cut in their first answer', { do: 'cut', afterBytes: 450 }],
])(
  'with every connection to the database %s each call is served or told to come back',
  async (_, mode) => {
    proxy.mode = mode;
    expect(await failing(everyCall())).toEqual([]);
  },
  120_000,
);
