import type { SettingsDesk } from '@pignon/domain/settings/settings-desk';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const desk = async (): Promise<SettingsDesk> =>
  (await api.http.get('/api/admin/settings').set('cookie', cookie).expect(200)).body as SettingsDesk;
const put = (body: object, path = '/api/admin/settings') =>
  api.http.put(path).set('cookie', cookie).set('origin', ORIGIN).send(body);

test('E13 a change is kept with who made it and what stood before; the site shows it at the next read', async () => {
  const before = await desk();
  expect(before.history).toEqual([]);
  expect(before.versions).toEqual({});
  const agency = { ...before.settings.agency, phone: '01 23 45 67 89' };
  const { body } = await put({ agency, version: 0 }).expect(200);
  const now = body as SettingsDesk;
  expect(now.history).toEqual([
    {
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      by: expect.any(String),
      setting: 'agency',
      was: expect.objectContaining({ phone: before.settings.agency.phone }),
      became: expect.objectContaining({ phone: '01 23 45 67 89' }),
    },
  ]);
  expect(now.versions).toEqual({ agency: now.history[0]?.id });
  expect((await api.http.get('/api/app-settings')).body.agency.phone).toBe('01 23 45 67 89');
});

test('E13 what a colleague changed since is not written over: 409 says who and when; another setting is no conflict', async () => {
  const { settings, versions } = await desk();
  const version = versions.agency;
  await put({ agency: { ...settings.agency, name: 'Pignon et filles' }, version }).expect(200);
  const { body } = await put({ agency: { ...settings.agency, name: 'Pignon et fils' }, version }).expect(409);
  expect(body.error).toMatch(/^Ce réglage a été modifié par .+ à \d\d:\d\d\.$/);
  expect((await desk()).settings.agency.name).toBe('Pignon et filles');
  await put({ urgencyWording: 'B', version: 0 }).expect(200);
});

test('E13 two who save the same setting at the same moment: one of them is told', async () => {
  const { settings, versions } = await desk();
  const version = versions.agency;
  const answers = await Promise.all(
    ['Rue A, Paris', 'Rue B, Paris'].map((address) => put({ agency: { ...settings.agency, address }, version })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('E13 what is saved as it stands leaves no line in the past', async () => {
  const { settings, history } = await desk();
  await put({ agency: settings.agency }).expect(200);
  expect((await desk()).history).toHaveLength(history.length);
});

test.each(['/api/admin/settings', '/api/app-settings'])(
  'E13 a setting that is null in %s stays as it is',
  async (path) => {
    const { settings } = await desk();
    await put({ agency: null, statusTexts: null, showSoldProperties: null }, path).expect(200);
    expect((await desk()).settings).toEqual(settings);
    await api.http.get('/').set('accept', 'text/html').expect(200);
  },
);

test('E13 a fault names its field', async () => {
  const { settings } = await desk();
  const { body } = await put({ agency: { ...settings.agency, phone: '12' } }).expect(400);
  expect(body.fields).toEqual({ phone: 'Numéro de téléphone invalide' });
  const lines = await put({ agency: { ...settings.agency, openingHours: ['9h-19h', 'x'.repeat(101)] } }).expect(400);
  expect(Object.keys(lines.body.fields)).toEqual(['openingHours']);
});

test('M152 only who has the right reads what the settings were', async () => {
  await api.http.get('/api/admin/settings').expect(401);
});
