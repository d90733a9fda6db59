import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { ADMIN } from '../../infra/test/global-setup';
import { ORIGIN, staffCookieOf, startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi({ TRUST_PROXY: '1' })));
afterAll(() => api.stop());

const login = (email: string, password: string, address = '198.51.100.1') =>
  api.http.post('/api/users/login').set('x-forwarded-for', address).send({ email, password });
const me = (cookie: string) => api.http.get('/api/users/me').set('cookie', cookie);

test('M122 M144 login answers the user with his role and a cookie that scripts cannot read', async () => {
  const answer = await login(ADMIN.email.toUpperCase(), ADMIN.password).expect(200);
  expect(answer.body).toEqual({
    user: { id: expect.any(String), email: ADMIN.email, name: 'Administration', role: 'admin' },
  });
  const cookies = answer.headers['set-cookie'] as unknown as string[];
  expect(cookies.find((cookie) => cookie.startsWith('sid='))).toMatch(/^sid=.+; Path=\/; .*HttpOnly; SameSite=Lax/);
  expect(cookies.join()).not.toContain('Secure');
});

test('M144 M136 a wrong password and an unknown account get the same answer', async () => {
  const [wrong, unknown] = [
    await login(ADMIN.email, 'faux', '198.51.100.8').expect(401),
    await login('personne@exemple.fr', 'faux', '198.51.100.8').expect(401),
  ];
  expect({ ...wrong.body, requestId: 0 }).toEqual({ ...unknown.body, requestId: 0 });
  expect(wrong.body.error).toBe('Email ou mot de passe incorrect.');
});

test('of what was typed as an address that is none, audit and log keep nothing', async () => {
  for (const typed of ['a\u001b[31m@exemple.fr', 'b@exem\u202eple.fr\r\nx@exemple.fr', 'mon mot de passe'])
    await login(typed, 'faux', '198.51.100.77').expect(401);
  const { rows } = await api.pool.query<{ target: string }>(
    `select target from audit_log where action like 'login.%' and target ~ '[^[:print:]…]'`,
  );
  expect(rows).toEqual([]);
  expect(await api.count('audit_log', `action = 'login.failed' and target = '…'`)).toBeGreaterThan(0);
});

test('M136 M134 F18 somebody who is not an administrator is refused and stays signed out', async () => {
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

test('M159 F64 me says who is signed in, logout ends it at once, a replayed cookie opens nothing', async () => {
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
  const after = staffCookieOf(again);
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

/** The cookies that a browser sends with its next login. */
const deviceOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  (headers['set-cookie'] as string[]).find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? '';
const loginFrom = (device: string, email: string, password: string, address: string) =>
  login(email, password, address).set({ cookie: device, origin: ORIGIN });
const newAccount = async (email: string) =>
  await api.pool.query(`insert into staff_account (email, name, role, password_hash) values ($1, 'X', 'admin', $2)`, [
    email,
    await new Argon2Passwords().hash('juste'),
  ]);

test('F18 guesses from elsewhere keep nobody out on a device that signed in before; it has five tries of its own', async () => {
  await newAccount('gardee@pignon.test');
  const first = await login('gardee@pignon.test', 'juste', '203.0.113.60').expect(200);
  const device = deviceOf(first);
  expect((first.headers['set-cookie'] as unknown as string[]).join('\n')).toMatch(
    /device=[\w.-]+; Max-Age=\d+; Path=\/api\/users\/login; HttpOnly; SameSite=Strict/,
  );
  for (let i = 0; i < 5; i++) await login('gardee@pignon.test', 'faux', `203.0.113.${i + 70}`).expect(401);
  await login('gardee@pignon.test', 'juste', '203.0.113.80').expect(429);
  // Even from an address that guessed itself out.
  await loginFrom(device, 'gardee@pignon.test', 'juste', '203.0.113.60').expect(200);
  // Its good login gives the others no new guess.
  await login('gardee@pignon.test', 'juste', '203.0.113.81').expect(429);
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, i) => loginFrom(device, 'gardee@pignon.test', `faux-${i}`, `203.0.113.${i + 90}`)),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  await loginFrom(device, 'gardee@pignon.test', 'juste', '203.0.113.60').expect(429);
});

test('F18 a device is known to the account that it signed in to and to no other; forged, cut or of an old password it is a stranger’s', async () => {
  for (const email of ['une@pignon.test', 'deux@pignon.test']) await newAccount(email);
  const device = deviceOf(await login('une@pignon.test', 'juste', '203.0.113.120').expect(200));
  for (let i = 0; i < 5; i++)
    for (const email of ['une@pignon.test', 'deux@pignon.test'])
      await login(email, 'faux', `203.0.113.${i + 130}`).expect(401);
  const [id = '', day = '', signature = ''] = device.slice('device='.length).split('.');
  await loginFrom(device, 'deux@pignon.test', 'juste', '203.0.113.140').expect(429);
  for (const forged of [
    `${'A'.repeat(22)}.${day}.${signature}`,
    `${id}.${Number(day) + 1}.${signature}`,
    `${id}.${day}.${'A'.repeat(43)}`,
    `${id}.${day}`,
  ])
    await loginFrom(`device=${forged}`, 'une@pignon.test', 'juste', '203.0.113.141').expect(429);
  await api.pool.query(`update staff_account set password_hash = $1 where email = 'une@pignon.test'`, [
    await new Argon2Passwords().hash('nouveau'),
  ]);
  await loginFrom(device, 'une@pignon.test', 'nouveau', '203.0.113.142').expect(429);
});

test('failed logins and lockouts stand in the audit, by first letter and domain, each of the first five and then by doublings', async () => {
  await newAccount('notee@pignon.test');
  const audited = async (action: string, target: string) => {
    const { rows } = await api.pool.query<{ detail: { tries: number; known: boolean; from: string } }>(
      'select detail from audit_log where action = $1 and target = $2 order by id',
      [action, target],
    );
    return rows.map(({ detail }) => detail);
  };
  for (let i = 0; i < 40; i++)
    await login('notee@pignon.test', `secret-${i}`, `198.18.${i}.9`).expect(i < 5 ? 401 : 429);
  const failed = await audited('login.failed', 'n…@pignon.test');
  expect(failed.map(({ tries }) => tries)).toEqual([1, 2, 3, 4, 5]);
  expect(failed[0]).toEqual({ tries: 1, known: true, from: '198.18.0.0/24' });
  expect((await audited('login.locked', 'n…@pignon.test')).map(({ tries }) => tries)).toEqual([
    1, 2, 3, 4, 5, 8, 16, 32,
  ]);
  const { rows } = await api.pool.query(`select audit_log::text as row from audit_log where action like 'login.%'`);
  expect(JSON.stringify(rows)).not.toMatch(/secret-|notee/);
});

test('ever new addresses that nobody has are counted as one: they do not fill the audit', async () => {
  const before = await api.count('audit_log', `action = 'login.failed'`);
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => login(`inconnu${i}@exemple.fr`, 'faux', `198.19.${i}.1`).expect(401)),
  );
  expect((await api.count('audit_log', `action = 'login.failed'`)) - before).toBeLessThanOrEqual(8);
  expect(await api.count('rate_limit', `key like 'login.failed:unknown:%'`)).toBeLessThanOrEqual(2);
});

test('no answer tells that a password is right without a line in the audit', async () => {
  await api.pool.query(
    `insert into staff_account (email, name, role, password_hash) values ('autre@pignon.test', 'A', 'operator', $1)`,
    [await new Argon2Passwords().hash('opérateur')],
  );
  await login('autre@pignon.test', 'opérateur', '198.51.100.78').expect(403);
  expect(
    await api.count(
      'audit_log join staff_account on staff_account.id = account_id',
      `action = 'login.refused' and email = 'autre@pignon.test'`,
    ),
  ).toBe(1);
});

test('a password is not confirmed while the audit cannot be written', async () => {
  await api.pool.query('alter table audit_log rename to audit_log_away');
  try {
    for (const password of [ADMIN.password, 'faux']) await login(ADMIN.email, password, '198.51.100.79').expect(500);
  } finally {
    await api.pool.query('alter table audit_log_away rename to audit_log');
  }
  await login(ADMIN.email, ADMIN.password, '198.51.100.79').expect(200);
});
