import { randomUUID } from 'node:crypto';
import { Quarantine } from '@pignon/infra/quarantine/quarantine';
import { CONTACT, CONTACT_DATA, ESTIMATION_START } from '../../api/test/api';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
beforeAll(async () => (house = await startHouse()));
afterAll(() => house.stop());

const post = (path: string, body: object) =>
  house.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202);
const told = async () =>
  (await house.mails('contact@pignon.example')).filter(({ subject }) => subject.includes('robot'));

test('C71 who filled the hidden field is told of once a day, to the agency and to nobody else', async () => {
  const quarantine = new Quarantine(house.pool);
  expect(await quarantine.report('true')).toBe(false);
  const data = { ...CONTACT_DATA, email: 'remplie@exemple.fr', message: 'Bonjour,\nje cherche un local.' };
  await post('/api/contact', { ...CONTACT, data, website: 'https://moi.exemple.fr' });
  await post('/api/estimations', { ...ESTIMATION_START, website: 'x' });
  await post('/api/off-market-clients/register', { email: 'discrete@exemple.fr', website: 'x' });
  await post('/api/contact', { ...CONTACT, data: { ...CONTACT_DATA, email: 'vraie@exemple.fr' }, website: '' });
  expect(await quarantine.report('false')).toBe(false);
  const reports = await Promise.all([1, 2, 3].map(() => quarantine.report('true')));
  expect(reports.filter(Boolean)).toHaveLength(1);
  const [mail] = await until(async () => {
    const mails = await told();
    return mails.length > 0 && mails;
  });
  expect(mail?.subject).toBe('3 demandes écartées comme venant d’un robot');
  expect(mail?.text).toMatch(/Message.: .* – Jean Martin – remplie@exemple\.fr.* – Bonjour, je cherche un local\./);
  expect(mail?.text).toMatch(/Estimation.: /);
  expect(mail?.text).toContain('discrete@exemple.fr');
  expect(mail?.text).not.toContain('vraie@exemple.fr');
  expect(await house.mails('remplie@exemple.fr')).toEqual([]);
  expect(await quarantine.report('true')).toBe(false);
  expect(await told()).toHaveLength(1);
});
