import { connect } from 'node:net';
import { ADMIN } from '../../infra/test/global-setup';
import { declaredRoutes } from '../src/http/access/declared-routes';
import { CONTACT, CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';
import { portOf, type RawAnswer, type RawRequest, rawRequest } from './raw-request';

jest.setTimeout(180_000);
let api: TestApi;
let port: number;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ HEADERS_SECONDS: '1', FORM_SECONDS: '1', FILES_SECONDS: '3' });
  port = await portOf(api.app);
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const ask = (request: RawRequest): Promise<RawAnswer> => rawRequest(port, request);

/** What was answered with a 5xx or with nothing; each asked for, eight at a time. */
async function faultsAmong(requests: readonly RawRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...requests];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { status, body } = await ask(next);
      if (status < 200 || status >= 500)
        faults.push(
          `${next.method ?? 'GET'} ${next.target.slice(0, 90)} ${JSON.stringify(next.headers ?? [])}: ${status} ${body.slice(0, 80)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults;
}

const LONG = 'a'.repeat(301);
const ODD_SEGMENTS = [
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%00',
  '%zz',
  '%C9vry',
  '%ed%a0%80',
  '',
  '-1',
  '9007199254740993',
  LONG,
];
const PAGES = [
  '/blog/:x',
  '/bien/:x',
  '/bien/:x/:x',
  '/bien/paris/7/:x',
  '/biens/:x',
  '/nos-biens/:x',
  '/admin/:x',
  '/media/:x',
  '/media/:x/:x',
  '/media/thumb/:x',
  '/media/og/:x/:x',
  '/assets/:x',
  '/api/:x',
  '/:x',
  '/sitemap-biens-:x.xml',
];

/** Of every call and page that has a parameter: each odd value in each place. */
function oddPaths(): RawRequest[] {
  const calls = declaredRoutes(api.app).map(({ method, path }) => [method, path.replace(/:\w+/g, ':x')] as const);
  const routes = [...calls, ...PAGES.map((page) => ['GET', page] as const)].filter(([, path]) => path.includes(':x'));
  return routes.flatMap(([method, path]) =>
    path
      .split(':x')
      .slice(1)
      .flatMap((_, place) =>
        ODD_SEGMENTS.map((odd) => {
          let at = 0;
          return { method, target: path.replace(/:x/g, () => (at++ === place ? odd : '1')) };
        }),
      ),
  );
}

test('an odd name in any place of any address is never a fault of ours, for visitors', async () => {
  const paths = oddPaths();
  expect(paths.length).toBeGreaterThan(400);
  expect(await faultsAmong(paths)).toEqual([]);
});

test('nor for staff', async () => {
  const headers = [
    ['Cookie', cookie],
    ['Origin', ORIGIN],
    ['Content-Type', 'application/json'],
  ] as const;
  const calls = oddPaths().filter(({ target }, i) => target.startsWith('/api/') && i % 2 === 0);
  expect(
    await faultsAmong(calls.map((path) => ({ ...path, headers, body: path.method === 'GET' ? '' : '{}' }))),
  ).toEqual([]);
});

const ODD_QUERIES = [
  '?=&&&',
  '?%',
  '?a=%ff',
  '?__proto__=1&constructor=2',
  '?page[$ne]=1&search[]=a&search[]=b',
  `?search=${'%C3%A9'.repeat(300)}`,
  '?page=-1&id=1e99&days=NaN&limit=0x10&zoom=%00&box=,,,&ids=,',
  `?${'a=1&'.repeat(2000)}`,
];

test('an odd query is never a fault of ours', async () => {
  const targets = [
    ...declaredRoutes(api.app)
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path.replace(/:\w+/g, '1')),
    '/',
    '/blog',
    '/nos-biens',
    '/biens/paris',
    '/estimation-gratuite',
    '/faq',
    '/contact',
    '/bien/1',
  ];
  const requests = targets.flatMap((path) => ODD_QUERIES.map((query) => ({ target: path + query })));
  expect(await faultsAmong(requests)).toEqual([]);
});

const JSON_BODY = JSON.stringify(CONTACT);
const post = (
  headers: readonly (readonly [string, string])[],
  body: string | Buffer = JSON_BODY,
  target = '/api/contact/send',
): RawRequest => ({ method: 'POST', target, headers, body });
const json = (body: string | Buffer): RawRequest => post([['Content-Type', 'application/json']], body);
const form = (type: string, body: string, target = '/api/careers'): RawRequest =>
  post([['Content-Type', type]], body, target);
const part = (name: string, boundary = 'x') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\na\r\n--${boundary}--\r\n`;

test.each<readonly [string, RawRequest, number]>([
  ['an unknown charset', post([['Content-Type', 'application/json; charset=klingon']]), 400],
  ['no type', post([['Content-Type', '']]), 415],
  ['a type that is none', post([['Content-Type', ';;;/']]), 415],
  ['another type', post([['Content-Type', 'text/plain']]), 415],
  [
    'two types',
    post([
      ['Content-Type', 'application/json'],
      ['Content-Type', 'text/plain'],
    ]),
    0,
  ],
  [
    'a packed body',
    post([
      ['Content-Type', 'application/json'],
      ['Content-Encoding', 'gzip'],
    ]),
    0,
  ],
  ['half a JSON', json('{"to":'), 400],
  ['a JSON with a byte order mark', json('\ufeff{}'), 400],
  ['a JSON that is a word', json('"x"'), 400],
  ['a JSON that is a list', json('[]'), 400],
  ['a JSON that is null', json('null'), 400],
  ['a JSON with a prototype', json('{"__proto__":{"a":1}}'), 400],
  ['a JSON of bytes that are no text', json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])), 400],
  ['a JSON a thousand deep', json('['.repeat(30_000)), 400],
  ['a JSON with NUL', json(JSON.stringify({ ...CONTACT, data: { ...CONTACT_DATA, message: '\u0000' } })), 400],
  ['a length that is none', post([['Content-Length', 'many']]), 400],
  [
    'two lengths',
    post(
      [
        ['Content-Length', '3'],
        ['Content-Length', '4'],
      ],
      'abc',
    ),
    400,
  ],
  [
    'a length and chunks',
    post(
      [
        ['Content-Length', '3'],
        ['Transfer-Encoding', 'chunked'],
      ],
      'abc',
    ),
    400,
  ],
  [
    'chunks that are none',
    post(
      [
        ['Transfer-Encoding', 'chunked'],
        ['Content-Type', 'application/json'],
      ],
      'zz\r\n{}\r\n0\r\n\r\n',
    ),
    400,
  ],
  [
    'a transfer encoding that is none',
    post(
      [
        ['Transfer-Encoding', 'gzip'],
        ['Content-Type', 'application/json'],
      ],
      '{}',
    ),
    400,
  ],
  [
    'a boundary of 257 letters',
    form(`multipart/form-data; boundary=${'b'.repeat(257)}`, part('name="name"', 'b'.repeat(257))),
    400,
  ],
  [
    'a boundary of 71 letters',
    form(`multipart/form-data; boundary=${'b'.repeat(71)}`, part('name="name"', 'b'.repeat(71))),
    400,
  ],
  ['no boundary', form('multipart/form-data', part('name="name"')), 400],
  ['an empty boundary', form('multipart/form-data; boundary=', part('name="name"')), 400],
  ['a quoted boundary without its end', form('multipart/form-data; boundary="x', part('name="name"')), 400],
  ['MULTIPART elsewhere', form('MULTIPART/form-data; boundary=x', part('name="name"'), '/api/contact/send'), 415],
  ['multipart/mixed', form('multipart/mixed; boundary=x', part('name="name"')), 415],
  ['a form with nothing in it', form('multipart/form-data; boundary=x', '--x--\r\n'), 400],
  ['a form that is no form', form('multipart/form-data; boundary=x', 'name=a'), 400],
  ['a form cut off', form('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="na'), 400],
  ['a field without a name', form('multipart/form-data; boundary=x', part('')), 400],
  ['a field with an empty name', form('multipart/form-data; boundary=x', part('name=""')), 400],
  ['a field named as a prototype', form('multipart/form-data; boundary=x', part('name="__proto__"')), 400],
  ['a file named as a path', form('multipart/form-data; boundary=x', part(`name="cv"; filename="../../x"`)), 400],
  [
    'a file in a charset that is none',
    form('multipart/form-data; boundary=x', part(`name*=klingon''a; filename*=klingon''%ff`)),
    400,
  ],
  [
    'a form with a thousand fields',
    form('multipart/form-data; boundary=x', part('name="a"').replace('--x--\r\n', '').repeat(1000) + '--x--\r\n'),
    413,
  ],
])('a body with %s is a refusal with its status', async (_, request, status) => {
  const answer = await ask(request);
  if (status > 0) expect([answer.status, answer.body.slice(0, 60)]).toEqual([status, expect.any(String)]);
  expect(answer.status).toBeLessThan(500);
  expect(answer.status).toBeGreaterThanOrEqual(200);
});

test('a boundary as browsers and programs make them is taken', async () => {
  for (const boundary of [
    '----WebKitFormBoundary7MA4YWxkTrZu0gW',
    '---------------------------974767299852498929531610575',
    '"gc0p4Jq0M2Yt08j:34c0p"',
  ]) {
    const body = part('name="name"', boundary.replace(/"/g, ''));
    const { body: answer } = await ask(form(`multipart/form-data; charset=utf-8; boundary=${boundary}`, body));
    expect(JSON.parse(answer).fields).toMatchObject({ cv: expect.any(String), email: expect.any(String) });
    expect(JSON.parse(answer).fields.name).toBeUndefined();
  }
});

const ODD_HEADERS: readonly (readonly [string, string])[][] = [
  [['Range', 'bytes=9-1']],
  [['Range', 'bytes=0-,-1,1-2,9999999999999999999999-']],
  [['Range', 'lines=1']],
  [
    ['If-None-Match', '"'],
    ['If-None-Match', 'W/'],
  ],
  [['If-None-Match', '*']],
  [['If-Modified-Since', 'yesterday']],
  [['Cookie', 'sid=%zz; sid=; =; ;;; sid=\xff']],
  [['Cookie', `sid=${'s%3A'.repeat(800)}`]],
  [
    ['Cookie', 's=1'],
    ['Cookie', 'sid=2'],
  ],
  [['Accept', '*/*;q=x, , text/html;;']],
  [['Accept-Encoding', 'br;q=0, gzip;q=2, *;q=-1, \xff']],
  [['Authorization', 'Bearer']],
  [['Origin', 'http://[']],
  [['Host', '']],
  [
    ['Host', 'a'],
    ['X-Forwarded-For', ',,,'],
    ['X-Forwarded-Proto', 'ftp,,'],
  ],
  [
    ['Idempotency-Key', 'é'],
    ['Sec-Fetch-Site', '\x80'],
  ],
  [['Expect', '200-maybe']],
  [
    ['Upgrade', 'h2c'],
    ['Connection', 'upgrade'],
  ],
  [['X-Long', 'x'.repeat(20_000)]],
];

test('odd headers are never a fault of ours', async () => {
  const targets = [
    '/',
    '/nos-biens',
    '/api/properties/search',
    '/api/users/me',
    '/favicon.svg',
    '/media/thumb/abcdefghijkl.png',
    '/admin/queues',
    '/nulle-part',
  ];
  expect(await faultsAmong(targets.flatMap((target) => ODD_HEADERS.map((headers) => ({ target, headers }))))).toEqual(
    [],
  );
});

test('odd methods and first lines are never a fault of ours', async () => {
  const methods = ['HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'PUT', 'POST', 'TRACE', 'PROPFIND', 'QUERY', 'get', 'NONE'];
  const targets = [
    '/',
    '/nos-biens',
    '/api/contact/send',
    '/api/properties/1',
    '/media/a/b',
    '/assets/x.js',
    '/nulle-part',
  ];
  const lines = [
    '*',
    'http://evil.example/',
    '//evil.example/',
    '\\',
    '/a b',
    `/${'x'.repeat(15_000)}`,
    `/${'a/'.repeat(5000)}`,
  ];
  const odd = [
    ...targets.flatMap((target) => methods.map((method) => ({ method, target }))),
    ...lines.map((target) => ({ target })),
  ];
  expect(await faultsAmong(odd)).toEqual([]);
});

test('/blog/.. is a page that does not exist', async () => {
  for (const target of ['/blog/..', '/blog/.', '/blog/%2e%2e', '/blog/%2E%2e%2F..'])
    expect([target, (await ask({ target })).status]).toEqual([target, 404]);
});

const EIGHT_THOUSAND = Array.from({ length: 8000 }, (_, i) => i);

test('a form with thousands of unknown fields is told of the first ten, in a short answer', async () => {
  const unknown = JSON.stringify(Object.fromEntries(EIGHT_THOUSAND.slice(0, 3500).map((i) => [`inconnu${i}`, 1])));
  const { status, body } = await ask(json(unknown));
  const { fields } = JSON.parse(body) as { fields: Record<string, string> };
  expect(status).toBe(400);
  expect(Object.values(fields).filter((message) => /n'est pas connu/.test(message))).toHaveLength(10);
  expect(fields.inconnu9).toBe("Le champ « inconnu9 » n'est pas connu");
  expect(body.length).toBeLessThan(4000);
});

test.each([
  [
    'field names of thousands of letters',
    JSON.stringify(Object.fromEntries(['a', 'b', 'c'].map((name) => [name.repeat(20_000), 1]))),
  ],
  [
    'unknown fields in what is nested',
    JSON.stringify({
      ...CONTACT,
      data: Object.fromEntries(EIGHT_THOUSAND.slice(0, 3500).map((i) => [`inconnu${i}`, 1])),
    }),
  ],
  ['a list where an object belongs', JSON.stringify({ ...CONTACT, data: EIGHT_THOUSAND })],
  ['a list of lists', JSON.stringify({ ...CONTACT, data: EIGHT_THOUSAND.map(() => []) })],
])('the answer to a form with %s stays short', async (_, text) => {
  const { status, body } = await ask(json(text));
  expect(status).toBe(400);
  expect(body.length).toBeLessThan(4000);
});

/** Sends a sign every 100 ms for as long as the connection stands; what came back until it ended. */
function drip(start: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    const tooLong = setTimeout(() => socket.destroy(), 20_000);
    const drop = setInterval(() => socket.writable && socket.write(' '), 100);
    socket
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('error', () => {})
      .on('close', () => {
        clearInterval(drop);
        clearTimeout(tooLong);
        resolve(answer);
      });
  });
}

test.each<readonly [string, string]>([
  [
    'a form',
    'POST /api/contact/send HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  ],
  [
    'a form in chunks',
    'POST /api/estimations HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n{',
  ],
  [
    'a form that nobody takes',
    'POST /nulle-part HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  ],
  ...['/api/careers', '/api/careers?x', '/api/upload/image', '/api/upload/nothing'].map(
    (path) =>
      [
        `a form for ${path}, which takes files or does not exist,`,
        `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
      ] as const,
  ),
  ['the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
])('%s that comes drop by drop is refused, and its connection closed', async (_, start) => {
  expect(await drip(start)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a page asked for with a body that does not end is answered, and its connection closed', async () => {
  expect(await drip('GET /faq HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n{')).toMatch(/^HTTP\/1\.1 200 /);
});

const FILES = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 60000\r\n\r\n--x\r\n';

test('a file that comes drop by drop is refused, and its connection closed', async () => {
  expect(await drip(`POST /api/careers HTTP/1.1\r\nHost: a\r\n${FILES}`)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a form with files that nobody takes ends with its answer', async () => {
  expect(await drip(`POST /api/upload/nothing HTTP/1.1\r\nHost: a\r\n${FILES}`)).toMatch(/^HTTP\/1\.1 415 /);
});

test('a file may take longer than a form', async () => {
  const slow = drip(
    'POST /api/careers HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 25\r\n\r\n--x\r\n',
  );
  // Twenty drops of a tenth of a second: twice what a form has.
  expect(await slow).toMatch(/^HTTP\/1\.1 400 /);
});

describe('what one connection or one body may cost', () => {
  /** Processor time of a call, whoever else works on this machine: the least of three, for other work of ours falls in. */
  async function cpuOf(call: () => PromiseLike<unknown>): Promise<number> {
    const tries: number[] = [];
    // A compilation or a neighbour falls into some of them.
    for (let n = 0; n < 10; n += 1) {
      const before = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(before);
      tries.push((user + system) / 1000);
    }
    return Math.min(...tries);
  }
  const times = (piece: string, bytes: number) =>
    Array(Math.floor(bytes / (piece.length + 1)))
      .fill(piece)
      .join(',');

  test.each([
    ['/api/contact', 'data', `{"data":[${times('{}', 64_000)}]}`],
    ['/api/contact', 'data', `{"data":[${times('0', 64_000)}]}`],
    ['/api/contact', 'data', `{"data":[${times('[{},{}]', 64_000)}]}`],
    ['/api/pipedrive/chat/create-lead', 'estimationData', `{"personId":"x","estimationData":[${times('{}', 64_000)}]}`],
    ['/api/chat/messages', 'history', `{"text":"a","history":[${times('{}', 64_000)}]}`],
    ['/api/estimations', 'formulaire', `[${times('{}', 64_000)}]`],
  ])('%s refuses a list that is longer than any before it looks into it: %s', async (path, field, body) => {
    const post = () => api.http.post(path).set('content-type', 'application/json').send(body).expect(400);
    await post();
    expect(await cpuOf(post)).toBeLessThan(200);
    expect(Object.keys((await post()).body.fields)).toEqual([field]);
  });

  test.each([
    ['slashes', `/${'/'.repeat(15_000)}x`],
    ['slashes after a page', `/bien${'/'.repeat(15_000)}x`],
    ['codes of a link', `/nos-biens?${'access=1&'.repeat(1600)}`],
  ])('a path of thousands of %s costs no more than another', async (_, target) => {
    await ask({ target });
    expect(await cpuOf(() => ask({ target }))).toBeLessThan(100);
  });

  test('a connection that asks hundreds of things at once is ended, and one after the other is served', async () => {
    const answers = await new Promise<string>((resolve) => {
      let said = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost:3000\r\n\r\n'.repeat(400)),
      );
      socket.on('data', (data) => (said += String(data))).on('error', () => {});
      socket.on('close', () => resolve(said));
    });
    expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(10);
    for (let n = 0; n < 20; n += 1) expect((await ask({ target: '/api/health/live' })).status).toBe(200);
  });
});

test('a whole address as target is the same page and the same call', async () => {
  for (const target of ['/faq', '/api/reviews', '/nulle-part'])
    expect([target, (await ask({ target: `http://x${target}` })).status]).toEqual([
      target,
      (await ask({ target })).status,
    ]);
  expect((await ask({ target: 'http://x/faq' })).status).toBe(200);
  expect((await ask({ target: 'http://x' })).status).toBe(200);
});

test('a login is one, however its address is spelt', async () => {
  for (const target of ['/api/%75sers/login', 'http://x/api/users/login', '/api/users/login/', '/api/users/login?x']) {
    const answer = await ask(post([['Content-Type', 'application/json']], JSON.stringify(ADMIN), target));
    expect([target, answer.status, answer.headers['set-cookie']]).toEqual([target, 200, expect.stringMatching(/sid=/)]);
  }
});

test('an encoding of quality 0 is not sent', async () => {
  const encodingFor = async (accepted: string) =>
    (await ask({ target: '/faq', headers: [['Accept-Encoding', accepted]] })).headers['content-encoding'];
  for (const accepted of ['br;q=0, gzip;q=0', 'gzip;q=0', 'br; q=0.000', 'xgzip', ''])
    expect([accepted, await encodingFor(accepted)]).toEqual([accepted, undefined]);
  for (const accepted of ['gzip', 'br;q=0, gzip;q=0.5', 'GZIP;q=1'])
    expect([accepted, await encodingFor(accepted)]).toEqual([accepted, 'gzip']);
});
