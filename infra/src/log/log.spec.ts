import { readableLine } from './readable-line';

/** What comes out of a process whose environment is this. */
function said(
  work: (modules: {
    log: typeof import('./log');
    nest: typeof import('./nest-logger').nestLogger;
    Outage: typeof import('./outage').Outage;
  }) => void,
  env: Record<string, string> = {},
): string {
  let text = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => (text += String(line)) !== '');
  const before = { ...process.env };
  Object.assign(process.env, { LOG_LEVEL: 'info', PIGNON_MODE: 'production' }, env);
  jest.isolateModules(() => {
    // Read anew, as at the start of a process.
    work({ log: require('./log'), nest: require('./nest-logger').nestLogger, Outage: require('./outage').Outage });
  });
  process.env = before;
  write.mockRestore();
  return text;
}

interface Entry {
  readonly level: string;
  readonly message: string;
}
const entries = (text: string): Entry[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);

const refusal = () =>
  Object.assign(new Error("insert into x values ('jean@exemple.fr')"), { code: '23514', table: 'x' });

test('an entry is one line of JSON, whatever its values hold', () => {
  const text = said(({ log }) => log.log('warn', 'two\nlines', { name: 'a\n{"level":"error"}' }));
  expect(entries(text)).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'warn',
      message: 'two\nlines',
      name: 'a\n{"level":"error"}',
    },
  ]);
});

test('an error in an entry, a password and a cookie are logged without the person', () => {
  const text = said(({ log }) =>
    log.log('error', 'x', { cause: refusal(), password: 'secret', headers: { cookie: 'secret' } }),
  );
  expect(text).toContain('PostgreSQL 23514 x');
  expect(text).not.toMatch(/jean|secret/);
});

test('what the framework logs goes the same way', () => {
  const text = said(({ nest }) => {
    nest.error(refusal(), 'Error: jean@exemple.fr\n    at x', 'ExceptionsHandler');
    nest.warn('mail of jean@exemple.fr', 'Mailer');
  });
  expect(text).not.toContain('jean');
  expect(entries(text)).toEqual([
    expect.objectContaining({ level: 'error', context: 'ExceptionsHandler' }),
    expect.objectContaining({ level: 'warn', message: 'mail of …@exemple.fr', context: 'Mailer' }),
  ]);
});

test('LOG_LEVEL leaves out what is below it, but not that a process is ready', () => {
  const text = said(
    ({ log }) => {
      log.log('warn', 'no');
      log.log('error', 'yes');
      log.announce('ready');
    },
    { LOG_LEVEL: 'error' },
  );
  expect(entries(text).map(({ message }) => message)).toEqual(['yes', 'ready']);
});

test('a local line is to be read, and a value cannot pass for a second one', () => {
  const line = readableLine(
    JSON.stringify({ at: '2026-11-28T10:11:12.000Z', level: 'error', message: 'relay', error: 'a\n10:11:13 forged' }),
  );
  expect(line).toBe('10:11:12 ERREUR relay error=a\n    10:11:13 forged\n');
  expect(said(({ log }) => log.log('info', 'hello', { n: 1 }), { PIGNON_MODE: 'local' })).toMatch(
    /^\d\d:\d\d:\d\d hello n=1\n$/,
  );
});

test('an outage is said once per reason, and once that it is over', () => {
  const text = said(({ Outage }) => {
    const relay = new Outage('relay');
    for (let n = 0; n < 50; n++) relay.failed(new Error(n % 2 ? 'a' : 'b'));
    relay.fine();
    relay.fine();
    relay.failed(new Error('a'));
  });
  expect(entries(text).map(({ message }) => message)).toEqual([
    'relay failed',
    'relay failed',
    'relay works again',
    'relay failed',
  ]);
});
