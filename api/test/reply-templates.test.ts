import { randomUUID } from 'node:crypto';
import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { filled, holesIn, templateFault } from '@pignon/domain/mailbox/templates/template-variables';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.http[method](`/api/admin${path}`).set('cookie', cookie).set('origin', ORIGIN);
const all = async (): Promise<readonly ReplyTemplate[]> => (await staff('get', '/reply-templates').expect(200)).body;
const made = async (said: object = {}): Promise<ReplyTemplate> =>
  (
    await staff('post', '/reply-templates')
      .send({ name: 'Relance', body: 'Bonjour {{prenom}}', ...said })
      .expect(201)
  ).body;

async function thread(said: object = {}): Promise<string> {
  const { body } = await api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, ...said })
    .expect(202);
  return (await api.pool.query('select id from thread where source_id = $1', [body.id])).rows[0].id;
}
const valuesOf = async (id: string) => (await staff('get', `/threads/${id}/variables`).expect(200)).body;

test('E11 the house begins with a few templates, whose variables are all known', async () => {
  const templates = await all();
  expect(templates.length).toBeGreaterThanOrEqual(4);
  expect(
    templates.flatMap(({ subject, body }) => [templateFault(subject), templateFault(body)]).filter(Boolean),
  ).toEqual([]);
  expect(templates.flatMap(({ body }) => holesIn(body))).toContain('prenom');
});

test('E11 a template is written, changed over the version that was read, and told to whoever was slower', async () => {
  const template = await made();
  expect(template).toMatchObject({ name: 'Relance', subject: '', body: 'Bonjour {{prenom}}', version: 1 });
  expect((await all()).at(-1)?.id).toBe(template.id);
  const put = (said: object) => staff('put', `/reply-templates/${template.id}`).send(said);
  const { body } = await put({ subject: 'Votre projet', version: 1 }).expect(200);
  expect(body).toMatchObject({ subject: 'Votre projet', body: 'Bonjour {{prenom}}', version: 2 });
  const refused = await put({ name: 'Autre', version: 1 }).expect(409);
  expect(refused.body.error).toMatch(/^Ce modèle a été modifié par /);
  await put({ subject: '', version: 2 }).expect(200);
  expect((await all()).at(-1)).toMatchObject({ name: 'Relance', subject: '' });
  expect(
    await api.count(
      'audit_log',
      `action like 'mailbox.template.%' and target = '${template.id}' and detail::text not like '%projet%'`,
    ),
  ).toBe(3);
});

test('E11 an unknown variable is refused by its name, and nothing is stored', async () => {
  const before = (await all()).length;
  const { body } = await staff('post', '/reply-templates')
    .send({ name: 'Faux', subject: '{{bien.etage}}', body: 'Bonjour {{client.age}}, {{prenom}}' })
    .expect(400);
  expect(body.fields).toEqual({
    subject: 'Variable inconnue\u00a0: {{bien.etage}}',
    body: 'Variable inconnue\u00a0: {{client.age}}',
  });
  expect(await all()).toHaveLength(before);
});

test('E11 a template is deleted, once, and taken back to its place', async () => {
  const { id } = await made();
  await made({ name: 'Suivant' });
  const ids = (await all()).map((template) => template.id);
  await staff('delete', `/reply-templates/${id}`).expect(204);
  await staff('delete', `/reply-templates/${id}`).expect(204);
  expect((await all()).map((template) => template.id)).toEqual(ids.filter((one) => one !== id));
  await staff('put', `/reply-templates/${id}`).send({ name: 'Retard' }).expect(404);
  await staff('put', `/reply-templates/${id}/restore`).expect(200);
  expect((await all()).map((template) => template.id)).toEqual(ids);
  expect(await api.count('audit_log', `action = 'mailbox.template.remove' and target = '${id}'`)).toBe(1);
  await staff('delete', '/reply-templates/999999').expect(404);
});

test('E11 templates stand in the order that staff gave them; an order of other templates is refused', async () => {
  const ids = (await all()).map(({ id }) => id).toReversed();
  await staff('put', '/reply-templates/order').send({ ids }).expect(204);
  expect((await all()).map(({ id }) => id)).toEqual(ids);
  await staff('put', '/reply-templates/order')
    .send({ ids: ids.slice(1) })
    .expect(409);
});

test('E11 of a conversation its variables are what the house knows, and nothing else', async () => {
  const property = await publish(api, cookie, { title: 'Murs rue de Lévis' });
  const { rows } = await api.pool.query('select id, name, phone from agent where id = 1');
  const id = await thread({ name: 'Zoë Martin', propertyId: String(property) });
  expect(await valuesOf(id)).toMatchObject({
    prenom: 'Zoë',
    nom: 'Martin',
    'bien.titre': 'Murs rue de Lévis',
    'bien.reference': expect.stringMatching(new RegExp(`-${property}$`)),
    'bien.lien': expect.stringMatching(new RegExp(`^http.*/bien/.*/${property}/murs-rue-de-levis$`)),
    'conseiller.nom': rows[0].name,
    'conseiller.telephone': rows[0].phone,
    'rendezvous.lien': expect.stringMatching(/^http.*\/rdv\/[a-z-]+$/),
    'agence.telephone': expect.stringMatching(/\d/),
  });
  await api.pool.query('update thread set agent_id = null, property_id = null, name = email where id = $1', [id]);
  expect(Object.keys(await valuesOf(id))).toEqual(['agence.telephone']);
  await staff('get', `/threads/${randomUUID()}/variables`).expect(404);
});

test('E11 a conversation about no property is proposed its adviser’s own hours, and nothing stands open', async () => {
  const id = await thread({ email: 'sansbien@exemple.fr', name: 'Zoë Martin', message: 'Un conseil' });
  await api.pool.query('update thread set agent_id = 1, property_id = null where id = $1', [id]);
  const template = (await all()).find(({ name }) => name === 'Proposer un rendez-vous');
  const text = filled(template?.body ?? '', await valuesOf(id));
  expect(holesIn(text)).toEqual([]);
  const [link] = /http\S+/.exec(text) ?? [];
  const { pathname } = new URL(link ?? '');
  expect(pathname).toMatch(/^\/rdv\/[a-z-]+$/);
  await api.http.get(pathname).expect(200);
});

test('E11 the page of a property that the public may not read is no value', async () => {
  const property = await publish(api, cookie, { title: 'Boutique discrète' });
  const id = await thread({ email: 'discret@exemple.fr', propertyId: String(property) });
  await api.pool.query('update property set unpublished_at = now() where id = $1', [property]);
  const values = await valuesOf(id);
  expect(values['bien.titre']).toBe('Boutique discrète');
  expect(values).not.toHaveProperty('bien.lien');
});

test('E11 a reply in which a variable stands open is not sent', async () => {
  const id = await thread({ email: 'ouvert@exemple.fr' });
  const { body: read } = await staff('get', `/threads/${id}`).expect(200);
  const { body } = await staff('post', `/threads/${id}/replies`)
    .send({ version: read.version, subject: 'Re : {{bien.titre}}', body: 'Bonjour {{prenom}}' })
    .expect(400);
  expect(body.fields).toEqual({
    subject: 'Complétez {{bien.titre}} avant l’envoi',
    body: 'Complétez {{prenom}} avant l’envoi',
  });
  expect(await api.count('thread_entry', `thread_id = '${id}' and kind = 'sent'`)).toBe(0);
});
