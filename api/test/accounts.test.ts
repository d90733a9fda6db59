import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { ADMIN } from '../../infra/test/global-setup';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi({ TRUST_PROXY: '1' })));
afterAll(() => api.stop());

const login = (email: string, password: string, address = '198.51.100.1') =>
  api.http.post('/api/users/login').set('x-forwarded-for', address).send({ email, password });
const me = (cookie: string) => api.http.get('/api/users/me').set('cookie', cookie);

test('M144 login answers the user with his role and a cookie that scripts cannot read', async () => {
  const answer = await login(ADMIN.email.toUpperCase(), ADMIN.password).expect(200);
  expect(answer.body).toEqual({
    user: { id: expect.any(String), email: ADMIN.email, name: 'Administration', role: 'admin' },
  });
  const cookie = String(answer.headers['set-cookie']?.[0]);
  expect(cookie).toMatch(/^sid=.+; Path=\/; .*HttpOnly; SameSite=Lax/);
  expect(cookie).not.toContain('Secure');
});

test('M144 M136 a wrong password and an unknown account get the same answer', async () => {
  const [wrong, unknown] = [
    await login(ADMIN.email, 'faux', '198.51.100.8').expect(401),
    await login('personne@exemple.fr', 'faux', '198.51.100.8').expect(401),
  ];
  expect({ ...wrong.body, requestId: 0 }).toEqual({ ...unknown.body, requestId: 0 });
  expect(wrong.body.error).toBe('Email ou mot de passe incorrect.');
});

test('M136 M134 somebody who is not an administrator is refused and stays signed out', async () => {
  const hash = await new Argon2Passwords().hash('opérateur');
  await api.pool.query(
    `insert into staff_account (email, name, role, password_hash) values ('op@pignon.test', 'Op', 'operator', $1)`,
    [hash],
  );
  const answer = await login('op@pignon.test', 'opérateur').expect(403);
  expect(answer.body.error).toBe("Accès refusé. Vous n'avez pas les droits d'administration.");
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('the longest address that may be typed is counted like any other', async () => {
  await login(`${'a'.repeat(242)}@exemple.fr`, 'faux', '203.0.113.77').expect(401);
});

test('M131 email and password are required', async () => {
  const { body } = await api.http.post('/api/users/login').send({}).expect(400);
  expect(body.fields).toEqual({ email: "L'email est requis", password: 'Le mot de passe est requis' });
});

test('M159 me says who is signed in, logout ends it at once, a replayed cookie opens nothing', async () => {
  const cookie = await api.signIn();
  expect((await me(cookie).expect(200)).body.user.email).toBe(ADMIN.email);
  await api.http.post('/api/users/logout').set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await me(cookie).expect(401);
});

test('a cookie planted before the login is worthless after it', async () => {
  const before = await api.signIn();
  const again = await api.http
    .post('/api/users/login')
    .set('cookie', before)
    .set('origin', ORIGIN)
    .send(ADMIN)
    .expect(200);
  const after = String(again.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  expect(after).not.toBe(before);
  await me(before).expect(401);
  await me(after).expect(200);
});

test('a disabled account is out at once', async () => {
  const cookie = await api.signIn();
  await api.pool.query('update staff_account set disabled_at = now() where email = $1', [ADMIN.email]);
  await me(cookie).expect(401);
  await api.pool.query('update staff_account set disabled_at = null where email = $1', [ADMIN.email]);
});

test('half an hour idle or eight hours in all end a session, by the database clock', async () => {
  const [idle, old] = [await api.signIn(), await api.signIn()];
  await api.pool.query(
    `update session set seen_at = now() - interval '31 minutes' where sid_hash = (select sid_hash from session order by created_at limit 1 offset (select count(*) - 2 from session))`,
  );
  await api.pool.query(
    `update session set created_at = now() - interval '481 minutes' where sid_hash = (select sid_hash from session order by created_at desc limit 1)`,
  );
  await me(idle).expect(401);
  await me(old).expect(401);
});

test('the table of sessions holds no cookie', async () => {
  const cookie = await api.signIn();
  const sid = decodeURIComponent(cookie.slice(4)).split('.')[0] ?? '';
  const { rows } = await api.pool.query('select encode(sid_hash, $1) as hash, data::text from session', ['escape']);
  expect(JSON.stringify(rows)).not.toContain(sid);
});

test('five wrong passwords slow the account down, from whatever address, and other accounts not', async () => {
  await api.pool.query(
    `insert into staff_account (email, name, role, password_hash) values ('cible@pignon.test', 'C', 'admin', $1)`,
    [await new Argon2Passwords().hash('juste')],
  );
  for (let i = 0; i < 5; i++) await login('cible@pignon.test', 'faux', `203.0.113.${i}`).expect(401);
  const refused = await login('cible@pignon.test', 'juste', '203.0.113.50').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  await login(ADMIN.email, ADMIN.password, '203.0.113.50').expect(200);
});

test('row 34 guesses sent at once are counted like guesses in a row, and a right password is none', async () => {
  const tries = await Promise.all(
    Array.from({ length: 15 }, (_, i) => login('visee@exemple.fr', `faux-${i}`, `198.51.100.${i}`)),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
  await login(ADMIN.email, ADMIN.password, '198.51.100.200').expect(200);
  expect(await api.count('rate_limit', `key like 'login-%' and points > 0 and key ~ '198.51.100.200|admin@'`)).toBe(0);
});

test('twenty wrong passwords from one address slow the address down', async () => {
  for (let i = 0; i < 20; i++) await login(`compte${i}@exemple.fr`, 'faux', '192.0.2.7').expect(401);
  await login('autre@exemple.fr', 'faux', '192.0.2.7').expect(429);
});
