import { type BuiltApi, startBuiltApi } from './built-api';

let api: BuiltApi;
let url: string;

beforeAll(async () => {
  api = await startBuiltApi();
  url = `http://127.0.0.1:${api.port}`;
}, 120_000);
afterAll(() => api.stop());

interface Entry {
  readonly message: string;
  readonly path?: string;
  readonly cached?: boolean;
}

test('ACCESS_LOG=on: a line of JSON per answer, kept ones too, with no query, no person and a cut address', async () => {
  const asked = ['/faq?email=lea@exemple.fr', '/faq', '/faq', '/lea@exemple.fr', '/api/properties/7?prix=secret'];
  for (const path of asked) await fetch(url + path);
  const accesses = (): Entry[] =>
    api
      .log()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Entry)
      .filter(({ message }) => message === 'access');
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await until(() => accesses().length >= asked.length);
  // What a page reads while it is drawn is none.
  expect(accesses()).toHaveLength(asked.length);
  await until(() => {
    void fetch(`${url}/faq`);
    return accesses().some(({ cached }) => cached);
  });
  expect(accesses()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'GET', path: '/faq', status: 200, from: '127.0.0.0' }),
      expect.objectContaining({ method: 'GET', path: '/faq', status: 200, cached: true }),
      expect.objectContaining({ method: 'GET', path: '/…', status: 404 }),
      expect.objectContaining({ method: 'GET', path: '/api/properties/:id' }),
    ]),
  );
  expect(api.log()).not.toMatch(/exemple\.fr|secret|email/);
}, 60_000);
