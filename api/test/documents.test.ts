import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { documentsRetention } from '@pignon/infra/documents/documents.retention';
import { aPhoto } from '../../infra/test/a-photo';
import { ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</CANARI-BAIL>>endobj\n%%EOF');
/** A scanner: it finds something in what says VIRUS, and does not know what says MUET. */
const SCANNER = `process.exit(/VIRUS/.test(t=require('fs').readFileSync(process.argv[1],'latin1'))?1:/MUET/.test(t)?2:0)`;

let api: TestApi;
let cookie: string;
let id: number;
const dir = mkdtempSync(join(tmpdir(), 'pignon-documents-'));
beforeAll(async () => {
  api = await startApi({
    MEDIA_DIR: join(dir, 'media'),
    DOCUMENT_DIR: dir,
    DOCUMENT_SCAN: `${process.execPath} -e ${SCANNER}`,
  });
  cookie = await api.signIn();
  id = await publish(api, cookie, { title: 'Boutique à documents' });
});
afterAll(async () => {
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

const path = (more = '', of = id) => `/api/admin/properties/${of}/documents${more}`;
const add = (bytes: Buffer, name = 'bail.pdf', words: Record<string, string> = { kind: 'bail' }, of = id) => {
  const post = api.http.post(path('', of)).set('cookie', cookie).set('origin', ORIGIN);
  for (const [field, value] of Object.entries(words)) post.field(field, value);
  return post.attach('document', bytes, name);
};
const write = (method: 'put' | 'delete', more: string) =>
  api.http[method](path(more)).set('cookie', cookie).set('origin', ORIGIN);
const list = async () => (await api.http.get(path()).set('cookie', cookie).expect(200)).body;
/** Files of documents, apart from what was put in quarantine. */
const files = () =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/media|quarantine/.test(entry.parentPath))
    .map(({ name }) => name);
const lines = (action: string) => api.count('audit_log', `action = '${action}'`);

test('E03 a document is kept under a name that tells nothing, internal unless it says otherwise, and comes back as a file to keep', async () => {
  const added = await add(PDF, 'Bail été n°2.PDF').expect(201);
  expect(added.body).toEqual({
    id: expect.any(Number),
    kind: 'bail',
    visibility: 'internal',
    name: 'Bail été n°2.pdf',
    type: 'application/pdf',
    bytes: PDF.length,
    addedAt: expect.any(String),
    addedBy: expect.any(String),
  });
  expect(await list()).toEqual([added.body]);
  expect(files().join()).not.toContain('Bail');
  const file = await api.http
    .get(path(`/${added.body.id}/file`))
    .set('cookie', cookie)
    .buffer(true)
    .expect(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Bail%20%C3%A9t%C3%A9%20n%C2%B02.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(Buffer.from(file.body).equals(PDF)).toBe(true);
  expect([await lines('documents.add'), await lines('documents.read')]).toEqual([1, 1]);
});

test('E03 what is no PDF, JPEG or PNG, is empty or too heavy, or does not say what it is, is refused and nothing is kept', async () => {
  const before = files();
  for (const [bytes, name, why] of [
    [Buffer.from('MZ programme'), 'bail.pdf', 'n’est ni un PDF'],
    [Buffer.from('<html>'), 'bail.pdf', 'n’est ni un PDF'],
    [Buffer.from('PK\x03\x04'), 'bail.docx', 'n’est ni un PDF'],
    [Buffer.alloc(0), 'bail.pdf', 'est vide'],
    [Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]), 'bail.pdf', 'dépasse 20 Mo'],
  ] as const) {
    const { body } = await add(bytes, name).expect(422);
    expect(body.error).toContain(`« ${name} »`);
    expect(body.error).toContain(why);
  }
  expect((await add(PDF, 'a.pdf', {}).expect(400)).body.fields).toHaveProperty('kind');
  expect((await add(PDF, 'a.pdf', { kind: 'bail', visibility: 'public' }).expect(400)).body.fields).toHaveProperty(
    'visibility',
  );
  await add(PDF, 'a.pdf', { kind: 'bail' }, 999_999).expect(404);
  expect(files()).toEqual(before);
});

test('E03 what the antivirus finds, or cannot say, is not taken and lies apart', async () => {
  const before = files();
  const found = await add(Buffer.concat([PDF, Buffer.from('VIRUS')]), 'piege.pdf').expect(422);
  expect(found.body.error).toBe('« piege.pdf » est refusé : l’antivirus y a trouvé un programme malveillant.');
  const unknown = await add(Buffer.concat([PDF, Buffer.from('MUET')]), 'muet.pdf').expect(503);
  expect(unknown.body.error).toContain('n’a pas pu être vérifié par l’antivirus');
  expect(files()).toEqual(before);
  expect(readdirSync(join(dir, 'quarantine'))).toHaveLength(2);
});

test('E03 its name, kind and audience change; removed it can be taken back', async () => {
  const { body } = await add(await aPhoto(), 'photo.png', { kind: 'autre' }).expect(201);
  expect([body.name, body.type]).toEqual(['photo.jpg', 'image/jpeg']);
  const changed = await write('put', `/${body.id}`)
    .send({ name: 'DPE', kind: 'diagnostics', visibility: 'buyer' })
    .expect(200);
  expect(changed.body).toMatchObject({ name: 'DPE', kind: 'diagnostics', visibility: 'buyer' });
  await write('put', `/${body.id}`).send({ visibility: 'public' }).expect(400);
  await write('put', `/${body.id}`).send({ file: 'x' }).expect(400);
  await write('delete', `/${body.id}`).expect(204);
  await write('delete', `/${body.id}`).expect(404);
  await api.http
    .get(path(`/${body.id}/file`))
    .set('cookie', cookie)
    .expect(404);
  await write('put', `/${body.id}/restore`).expect(200);
  await api.http
    .get(path(`/${body.id}/file`))
    .set('cookie', cookie)
    .expect(200);
});

test('C06 a document is nobody’s but staff’s: not by its address, not by its property, not by another property', async () => {
  const { body } = await add(PDF, 'canari-quittance.pdf', { kind: 'quittances', visibility: 'buyer' }).expect(201);
  for (const one of [path(), path(`/${body.id}/file`)]) await api.http.get(one).expect(401);
  await api.http.post(path()).set('origin', ORIGIN).field('kind', 'bail').attach('document', PDF, 'a.pdf').expect(401);
  await api.http
    .get(path(`/${body.id}/file`, await publish(api, cookie)))
    .set('cookie', cookie)
    .expect(404);
  const [file = ''] = files();
  for (const one of [`/media/${file}`, `/media/${file}.jpg`, `/media/documents/${file}`, `/documents/${file}`])
    await api.http.get(one).expect(404);
  for (const one of [`/api/properties/${id}`, '/api/properties', '/sitemap.xml'])
    expect((await api.http.get(one)).text).not.toMatch(/canari|CANARI|quittance/);
});

test('E03 removed ones go for good with their files thirty days later, and all of a property with it', async () => {
  const retention = documentsRetention(new DocumentStore(dir));
  const forget = () =>
    typeof retention.remove === 'string' ? 0 : retention.remove(api.pool, new Date(Date.now() - 30 * 86_400_000));
  const gone = (await add(PDF).expect(201)).body.id as number;
  await write('delete', `/${gone}`).expect(204);
  const kept = files().length;
  expect(await forget()).toBe(0);
  await api.pool.query(`update property_document set deleted_at = now() - interval '31 days' where id = $1`, [gone]);
  expect(await forget()).toBe(1);
  expect(files()).toHaveLength(kept - 1);
  await api.http.delete(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await api.http.get(path()).set('cookie', cookie).expect(404);
  expect(await forget()).toBe(0);
  await api.pool.query(`update property set deleted_at = now() - interval '31 days' where id = $1`, [id]);
  await forget();
  expect([files(), await api.count('property_document', `property_id = ${id}`)]).toEqual([[], 0]);
});
