import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Partners, startPartners } from './partners';

const SECRETS = ['premier-secret', 'second-secret'].map((text) => `whsec_${Buffer.from(text).toString('base64')}`);
// 60 s of search delay become 2 s, within which a busy machine asks too; the limits have a server of their own.
const SETTINGS = {
  pipedriveToken: 'jeton',
  automationSecrets: SECRETS,
  chatKey: 'cle',
  rateLimits: false,
  timeScale: 30,
};

// oxlint-disable-next-line typescript/no-explicit-any -- six services' answers, each test looks into its own
type Reply = { status: number; headers: Headers; body: any };

let partners: Partners;
const url = (path: string) => `http://127.0.0.1:${partners.port}${path}`;

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(url(path), { method, headers, body: text ?? null, redirect: 'manual' });
  const answered = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(answered) : answered };
}

const crm = (method: string, path: string, body?: unknown) =>
  call(method, `/pipedrive${path}`, body, { 'x-api-token': 'jeton' });
const person = (email: unknown, name: unknown = 'Anne') =>
  crm('POST', '/api/v2/persons', { name, emails: [{ value: email, primary: true, label: 'work' }] });
const searchPerson = (email: string) =>
  crm('GET', `/api/v2/persons/search?term=${encodeURIComponent(email)}&fields=email&exact_match=true`);
const fault = (body: object) => call('POST', '/__faults', body);
const received = async (partner: string) => (await call('GET', `/__received?partner=${partner}`)).body;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  partners = await startPartners({ port: 0, settings: SETTINGS });
});
afterAll(() => partners.stop());
afterEach(() => Promise.all(['/__faults', '/__received', '/__state'].map((path) => call('DELETE', path))));

describe('pipedrive', () => {
  test('a call without the token is a 401', async () => {
    const answer = await call('GET', '/pipedrive/api/v2/persons/search?term=abc');
    expect(answer).toMatchObject({ status: 401, body: { success: false, error: 'unauthorized access' } });
    expect((await call('GET', '/pipedrive/api/v2/persons/search?term=abc&api_token=jeton')).status).toBe(200);
  });

  test('a new person is found by search only after the index delay', async () => {
    const created = await person('Anne@Exemple.test');
    expect(created).toMatchObject({ status: 201, body: { success: true, data: { name: 'Anne' } } });
    expect((await crm('GET', `/api/v2/persons/${created.body.data.id}`)).body.data.name).toBe('Anne');
    expect((await searchPerson('anne@exemple.test')).body.data.items).toEqual([]);
    await wait(2_050);
    expect((await searchPerson('anne@exemple.test')).body).toEqual({
      success: true,
      data: {
        items: [
          {
            result_score: 1,
            item: { id: created.body.data.id, type: 'person', name: 'Anne', emails: ['Anne@Exemple.test'], phones: [] },
          },
        ],
      },
      additional_data: { next_cursor: null },
    });
    expect((await searchPerson('anne@exemple')).body.data.items).toEqual([]);
  });

  test('what the real service refuses is refused', async () => {
    expect((await person({ value: 'objet' })).status).toBe(400);
    expect((await person('a@b.test', '')).status).toBe(400);
    expect((await crm('POST', '/api/v2/persons', { name: 'Anne', phones: '0102030405' })).status).toBe(400);
    expect((await crm('GET', '/api/v2/persons/search?term=a')).status).toBe(400);
    expect((await crm('POST', '/api/v1/leads', { title: 'Sans personne' })).status).toBe(400);
    expect((await crm('POST', '/api/v1/leads', { title: 'Inconnue', person_id: 999_999 })).status).toBe(400);
    expect((await crm('POST', '/v1/leads', { person_id: 1 })).status).toBe(400);
    expect((await crm('GET', '/api/v2/persons/999999')).status).toBe(404);
    expect((await crm('GET', '/api/v9/nothing')).status).toBe(404);
  });

  test('a lead is found by its custom field', async () => {
    const { id } = (await person('bob@exemple.test', 'Bob')).body.data;
    const lead = await crm('POST', '/api/v1/leads', { title: 'Estimation', person_id: id, abc123: 'effet-7' });
    expect(lead.status).toBe(201);
    const search = () => crm('GET', '/api/v2/leads/search?term=EFFET-7&fields=custom_fields&exact_match=true');
    expect((await search()).body.data.items).toEqual([]);
    await wait(2_050);
    expect((await search()).body.data.items[0].item).toEqual({
      id: lead.body.data.id,
      type: 'lead',
      title: 'Estimation',
      person: { id, name: 'Bob' },
      custom_fields: ['effet-7'],
    });
    const state = (await call('GET', '/__state')).body;
    expect([state.persons.length, state.leads.length]).toEqual([1, 1]);
    await call('DELETE', '/__received');
    expect((await call('GET', '/__state')).body.leads).toHaveLength(1);
  });

  test('the twenty-first call and the eleventh search in a window are a 429', async () => {
    const limited = await startPartners({ port: 0, settings: { ...SETTINGS, rateLimits: true, timeScale: 1 } });
    try {
      const get = (path: string) =>
        fetch(`http://127.0.0.1:${limited.port}/pipedrive${path}`, { headers: { 'x-api-token': 'jeton' } });
      const searches = [];
      for (let n = 0; n < 11; n += 1) searches.push((await get('/api/v2/persons/search?term=abc')).status);
      expect(searches.filter((status) => status === 200)).toHaveLength(10);
      expect(searches.at(-1)).toBe(429);
      for (let n = 0; n < 10; n += 1) expect((await get('/api/v2/persons/1')).status).toBe(404);
      const refused = await get('/api/v2/persons/1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(refused.headers.get('x-ratelimit-limit')).toBe('20');
      await wait(2_050);
      expect((await get('/api/v2/persons/1')).status).toBe(404);
    } finally {
      await limited.stop();
    }
  });

  test('persons outlive a restart', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'partenaires-'));
    try {
      for (const expected of [1, 2]) {
        const kept = await startPartners({ port: 0, dir, settings: SETTINGS });
        const base = `http://127.0.0.1:${kept.port}`;
        const body = JSON.stringify({ name: 'Chloé' });
        await fetch(`${base}/pipedrive/api/v2/persons`, { method: 'POST', body, headers: { 'x-api-token': 'jeton' } });
        const state = (await (await fetch(`${base}/__state`)).json()) as { persons: { id: number }[] };
        expect(state.persons.map(({ id }) => id)).toEqual([1, 2].slice(0, expected));
        await kept.stop();
      }
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });
});

describe('records and faults', () => {
  test('a call is kept with its parsed body and its answer', async () => {
    await person('dan@exemple.test', 'Dan');
    const [record] = await received('pipedrive');
    expect(record).toMatchObject({
      method: 'POST',
      path: '/api/v2/persons',
      headers: { 'x-api-token': 'jeton' },
      body: { name: 'Dan' },
      status: 201,
      answer: { success: true, data: { name: 'Dan' } },
    });
    expect(Date.parse(record.at)).toBeGreaterThan(0);
    expect(await received('chat')).toEqual([]);
    expect((await call('GET', '/')).body).toContain('<html lang="fr">');
  });

  test('a status answers without doing the work, as often as asked', async () => {
    await fault({ partner: 'pipedrive', status: 500, times: 2, path: '/persons', method: 'POST' });
    await searchPerson('x@y.test');
    expect([(await person('e@f.test')).status, (await person('e@f.test')).status]).toEqual([500, 500]);
    expect((await person('e@f.test')).status).toBe(201);
    expect((await call('GET', '/__state')).body.persons).toHaveLength(1);
    expect((await received('pipedrive')).map(({ status }: { status: number }) => status)).toEqual([200, 500, 500, 201]);
  });

  test('dropAnswer does the work and cuts the line', async () => {
    await fault({ partner: 'pipedrive', dropAnswer: true, times: 1 });
    await expect(person('g@h.test')).rejects.toThrow();
    expect((await call('GET', '/__state')).body.persons).toHaveLength(1);
    expect(await received('pipedrive')).toMatchObject([{ status: null, body: { name: 'Anne' } }]);
  });

  test('a delay waits first, Retry-After comes with a 429, a redirect with its target', async () => {
    await fault({ partner: 'chat', delayMs: 200, times: 1 });
    const before = Date.now();
    await call('GET', '/chat/v1/nothing');
    expect(Date.now() - before).toBeGreaterThanOrEqual(190);
    await fault({ partner: 'chat', retryAfter: 20, times: 1 });
    const limited = await call('GET', '/chat/v1/nothing');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '20']);
    await fault({ partner: 'chat', status: 301, times: 1 });
    expect((await call('GET', '/chat/v1/nothing')).headers.get('location')).toBe('/chat/redirected');
  });

  test('a rate hits the same share at each run, and faults can be deleted for one partner', async () => {
    const run = async () => {
      await fault({ partner: 'indexnow', status: 503, rate: 0.3 });
      const statuses = [];
      for (let n = 0; n < 60; n += 1) statuses.push((await call('GET', '/indexnow/x')).status);
      await call('DELETE', '/__faults?partner=indexnow');
      return statuses;
    };
    const first = await run();
    expect(await run()).toEqual(first);
    const hits = first.filter((status) => status === 503).length;
    expect(hits).toBeGreaterThan(8);
    expect(hits).toBeLessThan(30);
    expect((await call('GET', '/indexnow/x')).status).toBe(404);
  });

  test('a fault that makes no sense is refused', async () => {
    expect((await fault({ partner: 'inconnu', status: 500 })).status).toBe(400);
    expect((await fault({ partner: 'chat' })).status).toBe(400);
    expect((await fault({ partner: 'chat', status: 99 })).status).toBe(400);
  });
});

describe('automation', () => {
  const good = { form_fields: { nom: 'Petit' }, etape: 'R1', request_id: 'e-1' };
  function post(body: unknown, secret = SECRETS[0] ?? '', age = 0, id = 'effet-1'): Promise<Reply> {
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1_000) - age);
    const key = Buffer.from(secret.slice(6), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64');
    return call('POST', '/automation/webhook', text, {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`,
    });
  }

  test('either secret signs, and the same id acts once', async () => {
    expect(await post(good)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await post(good, SECRETS[1])).status).toBe(200);
    expect((await call('GET', '/__state')).body.webhooks).toMatchObject([{ id: 'effet-1', body: good, deliveries: 2 }]);
  });

  test('a bad, an old or a missing signature is a 401, a body without its parts a 400', async () => {
    expect((await post(good, `whsec_${Buffer.from('autre').toString('base64')}`)).status).toBe(401);
    expect((await post(good, SECRETS[0], 400)).status).toBe(401);
    expect((await call('POST', '/automation/webhook', good)).status).toBe(401);
    expect((await post({ etape: 'R1' })).status).toBe(400);
    expect((await post({ form_fields: {} })).status).toBe(400);
    expect((await post('texte')).status).toBe(400);
  });
});

describe('chat', () => {
  const ask = (body: unknown, key = 'cle') =>
    call('POST', '/chat/v1/chat/completions', body, { authorization: `Bearer ${key}` });
  const messages = [{ role: 'user', content: 'Je veux une estimation' }];

  test('the same question gets the same French answer', async () => {
    const answer = await ask({ model: 'local', messages });
    expect(answer.body.choices[0].message.content).toContain('« estimation »');
    expect((await ask({ model: 'local', messages })).body.choices).toEqual(answer.body.choices);
  });

  test('a stream holds the same answer in pieces', async () => {
    const { body, headers } = await ask({ model: 'local', messages, stream: true });
    expect(headers.get('content-type')).toBe('text/event-stream');
    const lines = (body as string)
      .split('\n\n')
      .filter(Boolean)
      .map((line) => line.slice(6));
    expect(lines.pop()).toBe('[DONE]');
    const text = lines.map((line) => JSON.parse(line).choices[0].delta.content ?? '').join('');
    expect(text).toBe((await ask({ model: 'local', messages })).body.choices[0].message.content);
  });

  test('a wrong key is a 401, a call without model or messages a 400', async () => {
    expect((await ask({ model: 'local', messages }, 'fausse')).status).toBe(401);
    expect((await ask({ messages })).status).toBe(400);
    expect((await ask({ model: 'local', messages: [] })).status).toBe(400);
    expect((await ask({ model: 'local', messages: [{ role: 'chef', content: 'x' }] })).status).toBe(400);
  });
});

describe('geocoding', () => {
  test('a city is found in both shapes, an unknown place in none', async () => {
    const [lyon] = (
      await call('GET', '/geocoding/search?format=json&q=Lyon&limit=1', undefined, { 'user-agent': 'pignon' })
    ).body;
    expect(lyon).toMatchObject({ lat: '45.758', lon: '4.8351', addresstype: 'city' });
    const paris = (await call('GET', '/geocoding/ban/search/?q=18%20rue%20Duhesme%2075018%20Paris&limit=1')).body;
    expect(paris.features[0]).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] },
      properties: { label: '18 rue Duhesme 75018 Paris', type: 'housenumber', citycode: '75118', postcode: '75018' },
    });
    expect((await call('GET', '/geocoding/search?format=json&q=Atlantide')).body).toEqual([]);
    expect((await call('GET', '/geocoding/ban/search/?q=Atlantide')).body.features).toEqual([]);
    expect((await call('GET', '/geocoding/ban/search/?q=a')).status).toBe(400);
    // A street alone, while it is typed, is one of several towns.
    const begun = (await call('GET', '/geocoding/ban/search/?q=12%20rue%20de%20L%C3%A9vis&autocomplete=1&limit=3'))
      .body;
    expect(begun.features.map(({ properties }: { properties: { label: string } }) => properties.label)).toEqual([
      '12 rue de Lévis 75001 Paris',
      '12 rue de Lévis 13001 Marseille',
      '12 rue de Lévis 69001 Lyon',
    ]);
  });

  test('Nominatim wants to know who asks', async () => {
    const status = await new Promise((resolve, reject) => {
      request(url('/geocoding/search?q=Lyon'), (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

describe('google', () => {
  const token = (form: Record<string, string>) =>
    call('POST', '/google/token', new URLSearchParams({ client_id: 'c', ...form }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });

  test('reviews need a token, and rate in words', async () => {
    expect((await call('GET', '/google/v4/accounts/1/locations/2/reviews')).status).toBe(401);
    const { access_token } = (await token({ grant_type: 'refresh_token', refresh_token: 'local-refresh-token' })).body;
    const headers = { authorization: `Bearer ${access_token}` };
    const { body } = await call('GET', '/google/v4/accounts/1/locations/2/reviews?pageSize=3', undefined, headers);
    expect(body.reviews[0]).toMatchObject({ name: 'accounts/1/locations/2/reviews/1', starRating: 'FIVE' });
    expect(body).toMatchObject({ totalReviewCount: 8, nextPageToken: '3' });
  });

  test('an unknown code or refresh token is an invalid_grant', async () => {
    expect(await token({ grant_type: 'authorization_code', code: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await token({ grant_type: 'refresh_token', refresh_token: 'x' })).body.error).toBe('invalid_grant');
    expect((await token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
  });

  test('the consent page sends back with a code that holds once, for its verifier', async () => {
    const challenge = createHash('sha256').update('secret').digest('base64url');
    const query = new URLSearchParams({
      client_id: 'c',
      response_type: 'code',
      redirect_uri: 'http://site.test/retour',
      state: 's',
      code_challenge: challenge,
    });
    const { status, headers } = await call('GET', `/google/o/oauth2/v2/auth?${query}`);
    const back = new URL(headers.get('location') ?? '');
    expect([status, back.searchParams.get('state')]).toEqual([302, 's']);
    const form = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      code_verifier: 'secret',
    };
    expect((await token(form)).body).toMatchObject({ token_type: 'Bearer', refresh_token: 'local-refresh-token' });
    expect((await token(form)).body.error).toBe('invalid_grant');
  });
});

describe('indexnow', () => {
  const submit = (body: object) =>
    call('POST', '/indexnow/indexnow', { key: 'cle-locale-1', host: 'pignon.test', ...body });

  test('only addresses of the host are taken', async () => {
    expect((await submit({ urlList: ['https://pignon.test/biens/1'] })).status).toBe(200);
    expect((await submit({ urlList: ['https://pignon.test/1', 'https://ailleurs.test/2'] })).status).toBe(422);
    expect((await submit({ urlList: [] })).status).toBe(400);
    expect((await submit({ key: 'x', urlList: ['https://pignon.test/'] })).status).toBe(403);
    expect(await received('indexnow')).toHaveLength(4);
  });
});
