import { adminCommand } from '@pignon/infra/accounts/admin-command';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { Config } from '@pignon/infra/config/config';
import { linkToken } from '@pignon/infra/accounts/links/link-tokens';
import type { StaffColleague, StaffDesk } from '@pignon/domain/accounts/desk/staff-colleague';
import { ADMIN } from '../../infra/test/global-setup';
import { ORIGIN, staffCookieOf, startApi, type TestApi } from './api';

jest.setTimeout(60_000);
let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const USERS = '/api/admin/users';
const PASSWORD = 'tuile verte au balcon';
const as = (method: 'get' | 'post' | 'put' | 'delete', path: string, body: object = {}, who = cookie) => {
  const asked = api.http[method](USERS + path)
    .set('cookie', who)
    .set('origin', ORIGIN);
  return method === 'get' ? asked : asked.send(body);
};
const desk = async (): Promise<StaffDesk> => (await as('get', '').expect(200)).body;
const colleague = async (email: string): Promise<StaffColleague> => {
  const found = (await desk()).colleagues.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is no account`);
  return found;
};
const invite = async (email: string, fields: object = {}) => {
  await as('post', '', { email, name: 'Une collègue', role: 'editor', ...fields }).expect(201);
  return await colleague(email);
};
const lastLink = async (): Promise<{ id: string; token: string; purpose: string }> => {
  const { rows } = await api.pool.query<{ id: string; purpose: string }>(
    'select id, purpose from staff_link order by id desc limit 1',
  );
  const { id = '', purpose = '' } = rows[0] ?? {};
  return { id, purpose, token: linkToken(api.app.get<Config>(CONFIG).secretKey, id) };
};
const open = (token: string) => api.http.post('/api/users/link').send({ token });
const setPassword = (token: string, password = PASSWORD, name?: string) =>
  api.http.post('/api/users/password').send({ token, password, ...(name && { name }) });
const login = (email: string, password = PASSWORD, address = '198.51.100.1') =>
  api.http.post('/api/users/login').set('x-forwarded-for', address).send({ email, password });
const forgotten = (email: string, address = '198.51.100.20') =>
  api.http.post('/api/users/forgotten').set('x-forwarded-for', address).send({ email });
const join = async (email: string, fields: object = {}) => {
  const { id } = await invite(email, fields);
  await setPassword((await lastLink()).token).expect(204);
  return id;
};

test('an invited colleague chooses their name and password by a link that serves once, and is in once the role is handed out', async () => {
  const { state, id } = await invite('nina@exemple.fr');
  expect(state).toBe('invited');
  await login('nina@exemple.fr').expect(401);
  const { token } = await lastLink();
  expect((await open(token).expect(200)).body).toEqual({
    purpose: 'invitation',
    email: 'nina@exemple.fr',
    name: 'Une collègue',
  });
  await setPassword(token, PASSWORD, 'Nina Aubert').expect(204);
  expect(await colleague('nina@exemple.fr')).toMatchObject({ state: 'active', name: 'Nina Aubert', role: 'editor' });
  for (const refused of [await open(token).expect(410), await setPassword(token).expect(410)])
    expect(refused.body.error).toBe('Ce lien a déjà servi. Connectez-vous, ou demandez-en un nouveau.');
  await login('nina@exemple.fr').expect(403);
  await as('put', '/roles', { roles: ['editor'] }).expect(200);
  const { body } = await login('nina@exemple.fr').expect(200);
  expect(body.user).toMatchObject({ id, role: 'editor', name: 'Nina Aubert' });
});

test('of a link the table keeps no token, and a link that is over says so', async () => {
  await invite('tard@exemple.fr');
  const { token, id } = await lastLink();
  const { rows } = await api.pool.query('select staff_link::text as row from staff_link where id = $1', [id]);
  expect(rows[0].row).not.toContain(token);
  await api.pool.query('update staff_link set expires_at = now() where id = $1', [id]);
  expect((await open(token).expect(410)).body.error).toBe('Ce lien a expiré. Demandez-en un nouveau.');
  expect((await setPassword(token).expect(410)).body.error).toBe('Ce lien a expiré. Demandez-en un nouveau.');
  expect((await colleague('tard@exemple.fr')).state).toBe('unanswered');
  await open('inventé').expect(404);
});

test('an invitation stands for seven days, a new one ends the one before', async () => {
  const { id } = await invite('deux@exemple.fr');
  const first = await lastLink();
  await as('post', `/${id}/link`).expect(202);
  const second = await lastLink();
  expect(second.purpose).toBe('invitation');
  await open(first.token).expect(410);
  await open(second.token).expect(200);
  const { rows } = await api.pool.query<{ days: number }>(
    `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from staff_link where id = $1`,
    [second.id],
  );
  expect(rows[0]?.days).toBe(7);
});

test('a link that is used twenty times at once sets one password', async () => {
  await invite('vingt@exemple.fr');
  const { token } = await lastLink();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => setPassword(token, `${PASSWORD} n ${i}`)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
});

test.each([
  ['court', 'Au moins 12 signes'],
  ['motdepasse2026', 'Ce mot de passe est trop courant : il serait deviné'],
  ['faible@exemple', 'Ce mot de passe contient surtout votre nom, votre adresse ou celui du site'],
])('%j is refused as a password, and the link still serves', async (password, fault) => {
  await api.pool.query(`delete from staff_account where email = 'faible@exemple.fr'`);
  await invite('faible@exemple.fr');
  const { token } = await lastLink();
  expect((await setPassword(token, password).expect(400)).body.fields).toEqual({ password: fault });
  await open(token).expect(200);
});

test('a second account of an address, an unknown role and an unknown adviser are refused', async () => {
  await invite('une@exemple.fr');
  const again = await as('post', '', { email: 'UNE@exemple.fr', name: 'X', role: 'editor' }).expect(409);
  expect(again.body.error).toBe('Cette adresse a déjà un compte.');
  const wrong = await as('post', '', { email: 'b@exemple.fr', name: 'X', role: 'roi' }).expect(400);
  expect(Object.keys(wrong.body.fields)).toEqual(['role']);
  const nobody = await as('post', '', { email: 'b@exemple.fr', name: 'X', role: 'adviser', agentId: 99_999 }).expect(
    400,
  );
  expect(Object.keys(nobody.body.fields)).toEqual(['agentId']);
});

test('a deactivated colleague is out at once everywhere, and no link opens the account until it is active again', async () => {
  const id = await join('dehors@exemple.fr', { role: 'admin' });
  const theirs = staffCookieOf(await login('dehors@exemple.fr').expect(200));
  await as('post', `/${id}/link`).expect(202);
  const { token } = await lastLink();
  await as('put', `/${id}/disabled`, { disabled: true }).expect(200);
  await as('get', '', {}, theirs).expect(401);
  expect(await api.count('session', `account_id = '${id}'`)).toBe(0);
  await open(token).expect(410);
  await login('dehors@exemple.fr').expect(401);
  expect((await as('post', `/${id}/link`).expect(409)).body.error).toBe(
    'Ce compte est désactivé : réactivez-le d’abord.',
  );
  await as('put', `/${id}/disabled`, { disabled: false }).expect(200);
  await login('dehors@exemple.fr').expect(200);
  await as('put', `/${id}/disabled`, { disabled: true }).expect(200);
});

test('the last active administrator is neither demoted nor deactivated, also by two who do it at once', async () => {
  const own = await colleague(ADMIN.email);
  const words = 'C’est le dernier administrateur actif : nommez-en un autre d’abord.';
  const demote = (id: string, who = cookie) => as('put', `/${id}`, { name: 'A', role: 'manager' }, who);
  expect((await demote(own.id).expect(409)).body.error).toBe(words);
  expect((await as('put', `/${own.id}/disabled`, { disabled: true }).expect(409)).body.error).toBe(words);
  await invite('jamais-venue@exemple.fr', { role: 'admin' });
  await demote(own.id).expect(409);
  const other = await join('seconde@exemple.fr', { role: 'admin' });
  const theirs = staffCookieOf(await login('seconde@exemple.fr').expect(200));
  await Promise.all([demote(own.id, theirs), demote(other)]);
  expect(await api.count('staff_account', `role = 'admin' and disabled_at is null and not awaits_password`)).toBe(1);
  await api.pool.query(`update staff_account set role = 'admin' where id = $1`, [own.id]);
});

test('sessions are told with their device; Déconnecter partout ends them all', async () => {
  const id = await join('partout@exemple.fr', { role: 'admin' });
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const theirs = staffCookieOf(await login('partout@exemple.fr').set('user-agent', agent).expect(200));
  await login('partout@exemple.fr').expect(200);
  const visits = (await as('get', `/${id}/sessions`, {}, theirs).expect(200)).body;
  expect(visits).toHaveLength(2);
  expect(visits).toContainEqual({
    device: 'Firefox sous Linux',
    since: expect.any(String),
    lastSeen: expect.any(String),
    own: true,
  });
  expect((await colleague('partout@exemple.fr')).sessions).toBe(2);
  await as('delete', `/${id}/sessions`).expect(204);
  await as('get', '', {}, theirs).expect(401);
  expect((await as('get', `/${id}/sessions`).expect(200)).body).toEqual([]);
});

test('what is done to an account stands in the audit, with role and adviser before and after', async () => {
  const id = await join('audit@exemple.fr');
  await as('put', `/${id}`, { name: 'Une collègue', role: 'adviser', agentId: 1 }).expect(200);
  expect((await colleague('audit@exemple.fr')).adviser?.id).toBe(1);
  const { rows } = await api.pool.query<{ action: string; detail: object | null }>(
    'select action, detail from audit_log where target = $1 order by id',
    [id],
  );
  expect(rows).toEqual([
    { action: 'accounts.invite', detail: { role: 'editor', agentId: null } },
    { action: 'accounts.joined', detail: null },
    {
      action: 'accounts.change',
      detail: { before: { role: 'editor', agentId: null }, after: { role: 'adviser', agentId: 1 } },
    },
  ]);
});

test('a forgotten password: the same answer with and without an account, a link of one hour, old sessions end', async () => {
  await join('oubli@exemple.fr', { role: 'admin' });
  const theirs = staffCookieOf(await login('oubli@exemple.fr').expect(200));
  const [known, unknown] = [await forgotten('Oubli@exemple.fr'), await forgotten('personne@exemple.fr')];
  expect([known.status, known.text, unknown.status, unknown.text]).toEqual([204, '', 204, '']);
  const { id, token, purpose } = await lastLink();
  expect(purpose).toBe('password');
  const { rows } = await api.pool.query<{ minutes: number }>(
    `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from staff_link where id = $1`,
    [id],
  );
  expect(rows[0]?.minutes).toBe(60);
  await setPassword(token, 'onze parapluies bleus').expect(204);
  await as('get', '', {}, theirs).expect(401);
  await login('oubli@exemple.fr').expect(401);
  await login('oubli@exemple.fr', 'onze parapluies bleus').expect(200);
});

test('a forgotten password is asked three times an hour for a mailbox, ten times from an address, whether they have an account or not', async () => {
  await join('souvent@exemple.fr');
  for (const email of ['souvent@exemple.fr', 'inconnue@exemple.fr']) {
    for (const from of [1, 2, 3]) await forgotten(email, `203.0.113.${from}`).expect(204);
    const refused = await forgotten(email, '203.0.113.4').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  for (let i = 0; i < 10; i++) await forgotten(`a${i}@exemple.fr`, '203.0.113.9').expect(204);
  await forgotten('encore@exemple.fr', '203.0.113.9').expect(429);
});

test('who was invited and never came, or is deactivated, gets no link by asking', async () => {
  await invite('pas-venue@exemple.fr');
  const before = await api.count('staff_link');
  await forgotten('pas-venue@exemple.fr', '203.0.113.30').expect(204);
  await api.pool.query(`update staff_account set disabled_at = now() where email = 'oubli@exemple.fr'`);
  await forgotten('oubli@exemple.fr', '203.0.113.30').expect(204);
  expect(await api.count('staff_link')).toBe(before);
});

test('npm run admin -- create makes an administrator by a link that serves once, and prints no password', async () => {
  const place = { databaseUrl: api.databaseUrl, publicUrl: 'https://agence.example' };
  const create = async (...more: string[]) =>
    await adminCommand(place, ['create', '--email', 'chef@exemple.fr', ...more]);
  const said = async (...more: string[]) => (await create(...more)).at(-1) ?? '';
  const first = await said();
  const link = await said('--name', 'Chloé Chef');
  expect(link).toMatch(/^https:\/\/agence\.example\/admin\/password#[\w-]{43}$/);
  const tokenOf = (url: string) => url.slice(url.indexOf('#') + 1);
  await open(tokenOf(first)).expect(410);
  expect(await colleague('chef@exemple.fr')).toMatchObject({ role: 'admin', state: 'invited' });
  await setPassword(tokenOf(link), PASSWORD, 'Chloé Chef').expect(204);
  expect((await login('chef@exemple.fr').expect(200)).body.user).toMatchObject({ name: 'Chloé Chef', role: 'admin' });
  await expect(create()).rejects.toThrow('a déjà un compte');
  await expect(adminCommand(place, ['create', 'chef@exemple.fr'])).rejects.toThrow('create --email');
  await expect(adminCommand(place, ['create', '--email', 'nulle part'])).rejects.toThrow("n'est pas une adresse");
});
