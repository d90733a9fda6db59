import { mayCall, type Right, ROLES, SWITCHED_ROLES } from '@pignon/domain/accounts/rights';
import { declaredRoutes } from '../src/http/access/declared-routes';
import { ORIGIN, startApi, type TestApi } from './api';

jest.setTimeout(120_000);
let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
afterEach(() =>
  api.pool.query(`delete from enabled_role; update staff_account set role = 'admin', disabled_at = null`),
);

/** What nothing is: a serial that none reaches. */
const filled = (path: string): string => path.replace(/:\w+/g, '2147483646');
const calls = () =>
  declaredRoutes(api.app)
    .filter(({ audience }) => audience === 'admin')
    .map(({ method, path, right }) => ({ method: method.toLowerCase() as 'get', path: filled(path), right }));
const statusOf = async ({ method, path }: ReturnType<typeof calls>[number], withCookie: string) => {
  const request = api.http[method](path).set('cookie', withCookie).set('origin', ORIGIN);
  return (await (method === 'get' ? request : request.send({}))).status;
};
const statuses = async (withCookie: string) => {
  const found = new Set<string>();
  for (const call of calls()) found.add(String(await statusOf(call, withCookie)));
  return [...found];
};

/** By the beginning of an address: what its calls are about. All others are everything's. */
const ABOUT: readonly (readonly [RegExp, Right])[] = [
  [/^\/api\/admin\/properties\/\d+\/(requests|concerned|notices)/, 'requests'],
  [/^\/api\/admin\/properties\/\d+\/audience/, 'audience'],
  [/^\/api\/(admin\/)?(sold-)?properties/, 'properties'],
  [/^\/api\/admin\/(addresses|imports)/, 'properties'],
  [/^\/api\/(admin\/)?agents/, 'advisers'],
  [/^\/api\/(off-market-clients|admin\/(appointments|people|refused-mails|reply-templates|threads))/, 'requests'],
  [/^\/api\/admin\/assignment-rules/, 'advisers'],
  [/^\/api\/(blog|admin\/posts)/, 'blog'],
  [/^\/api\/upload/, 'pictures'],
  [/^\/api\/admin\/(audience|indexation)/, 'audience'],
  [/^\/api\/admin\/dashboard/, 'dashboard'],
  [/^\/api\/deliveries/, 'journal'],
  [/^\/api\/(app-settings|admin\/(audit|settings|users)|google\/)/, 'settings'],
  [/^\/api\/users\/me/, 'house'],
];

test('each call of staff asks for the right that its address is about, or for everything', () => {
  expect(calls().length).toBeGreaterThan(40);
  const wrong = calls().filter(({ path, right }) => {
    const about = ABOUT.find(([pattern]) => pattern.test(path))?.[1] ?? 'everything';
    return right !== about && right !== 'everything';
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['nobody signed in', '', null, ['401']],
  ['a cookie that we never gave', 'sid=forged.forged', null, ['401']],
  ['a disabled administrator', null, `disabled_at = now()`, ['401']],
  ...ROLES.filter((role) => role !== 'admin').map(
    (role) => [`a ${role}, signed in somehow`, null, `role = '${role}'`, ['403']] as const,
  ),
] as const)('M179 F18 every call of staff × %s: refused, whatever it is asked', async (_, given, change, expected) => {
  if (change) await api.pool.query(`update staff_account set ${change}`);
  expect(await statuses(given ?? cookie)).toEqual(expected);
});

test('M179 every call of staff × an administrator whose session has run out, and one whose session is good', async () => {
  const refused = (await statuses(cookie)).filter((status) => status === '401' || status === '403');
  expect(refused).toEqual([]);
  const over = await api.signIn();
  await api.pool.query('delete from session');
  expect(await statuses(over)).toEqual(['401']);
  cookie = await api.signIn();
});

test.each(SWITCHED_ROLES)(
  'M179 every call of staff × a %s, once that role is handed out: what their right reaches, and 403 for all else',
  async (role) => {
    await api.pool.query('insert into enabled_role (role) values ($1)', [role]);
    await api.pool.query('update staff_account set role = $1', [role]);
    const wrong = [];
    for (const call of calls()) {
      const isRefused = [401, 403].includes(await statusOf(call, cookie));
      if (isRefused === mayCall(role, call.right)) wrong.push(call);
    }
    expect(wrong).toEqual([]);
  },
);

test('a role that is taken back is out at its next call', async () => {
  await api.pool.query(`insert into enabled_role (role) values ('manager'); update staff_account set role = 'manager'`);
  const me = () => api.http.get('/api/users/me').set('cookie', cookie);
  await me().expect(200);
  await api.pool.query('delete from enabled_role');
  await me().expect(403);
});

test.each([
  ['adviser', ['/api/upload', '/api/users']],
  ['editor', ['/api/admin/posts', '/api/blog', '/api/upload', '/api/users']],
  ['operator', []],
] as const)('once roles are handed out, a %s reaches %j and nothing else', (role, roots) => {
  const reached = calls().filter(({ right }) => mayCall(role, right));
  const rootOf = (path: string) => path.split('/', path.startsWith('/api/admin/') ? 4 : 3).join('/');
  expect([...new Set(reached.map(({ path }) => rootOf(path)))].toSorted()).toEqual(roots);
});

test('once roles are handed out, a manager reaches all but the settings', () => {
  const kept = calls().filter(({ right }) => !mayCall('manager', right));
  expect([...new Set(kept.map(({ right }) => right))].toSorted()).toEqual(['settings']);
  expect(kept.map(({ path }) => path)).toContain('/api/app-settings');
});
