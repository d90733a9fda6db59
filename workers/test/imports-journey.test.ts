import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { csv } from '@pignon/domain/shared/text/csv';
import type { ImportRowPage, ImportView } from '@pignon/domain/imports/import-view';
import { ZipArchive } from '@pignon/infra/imports/reading/zip-archive';
import { ZipFile } from 'yazl';
import { aPolirisLine } from '../../domain/src/imports/testing/a-poliris-line';
import { staffCookieOf } from '../../api/test/api';
import { aPhoto } from '../../infra/test/a-photo';
import { ADMIN } from '../../infra/test/global-setup';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  // Time for photos; the rest is as quick as it is.
  house = await startHouse({ TIME_SCALE: '5' });
  cookie = staffCookieOf(await house.http.post('/api/users/login').send(ADMIN).expect(200));
}, 60_000);
afterAll(() => house.stop());

const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  house.http[method](path).set('cookie', cookie).set('origin', 'http://localhost:3000');

const send = async (bytes: Buffer | string, name: string): Promise<ImportView> =>
  (await staff('post', '/api/admin/imports').attach('file', Buffer.from(bytes), name).expect(202)).body;

const view = async (id: string): Promise<ImportView> =>
  (await staff('get', `/api/admin/imports/${id}`).expect(200)).body;

const inState = (id: string, ...states: readonly ImportView['state'][]): Promise<ImportView> =>
  until(async () => {
    const now = await view(id);
    return states.includes(now.state) && now;
  }, 60_000);

const rowsOf = async (id: string, query = ''): Promise<ImportRowPage['items']> =>
  (await staff('get', `/api/admin/imports/${id}/rows?pageSize=100${query}`).expect(200)).body.items;

async function applied(bytes: Buffer | string, name: string, body: object = {}): Promise<ImportView> {
  const { id } = await send(bytes, name);
  await inState(id, 'read');
  await staff('put', `/api/admin/imports/${id}/apply`).send(body).expect(200);
  return await inState(id, 'done');
}

async function zipped(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return await buffer(zip.outputStream);
}

const withPhotos = (line: string, ...sources: readonly string[]): string => {
  const fields = line.split('"!#"');
  for (const [index, source] of sources.entries()) fields[84 + index] = source;
  return fields.join('"!#"');
};

/** Of an answer that is a file. */
const bytes = (answer: unknown, done: (error: Error | null, body: Buffer) => void): void => {
  buffer(answer as NodeJS.ReadableStream).then(
    (body) => done(null, body),
    (error: Error) => done(error, Buffer.alloc(0)),
  );
};

const property = async (id: number) => (await staff('get', `/api/admin/properties/${id}`).expect(200)).body;

test('a file changes nothing before it is applied; then each line is a draft, a fact and a line of the audit', async () => {
  const { id, state } = await send(
    aPolirisLine({ technicalId: 'A-1' }) + aPolirisLine({ technicalId: 'A-2' }),
    'Annonces.csv',
  );
  expect(state).toBe('received');
  const read = await inState(id, 'read');
  expect([read.format, read.total, read.outcomes]).toEqual(['poliris', 2, { new: 2, changed: 0, same: 0, refused: 0 }]);
  const count = async () =>
    (await house.pool.query('select 1 from property where import_key like $1', ['A-%'])).rowCount;
  expect(await count()).toBe(0);

  await staff('put', `/api/admin/imports/${id}/apply`).send({}).expect(200);
  await staff('put', `/api/admin/imports/${id}/apply`).send({}).expect(200);
  const done = await inState(id, 'done');
  expect(done.results).toEqual({ created: 2, updated: 0, unchanged: 0, failed: 0 });
  expect(await count()).toBe(2);
  const [first] = await rowsOf(id);
  expect(await property(first?.propertyId ?? 0)).toMatchObject({ city: 'Lyon', price: '685 000 €', published: false });
  const { rows: lines } = await house.pool.query(
    `select target, account_id is not null as signed from audit_log where action = 'properties.import' and detail ->> 'import' = $1`,
    [id],
  );
  expect(lines).toEqual([
    { target: expect.any(String), signed: true },
    { target: expect.any(String), signed: true },
  ]);
});

test('sent again it changes nothing; what changed is told field by field, then applied', async () => {
  await applied(aPolirisLine({ technicalId: 'B-1' }), 'a.csv');
  const again = await applied(aPolirisLine({ technicalId: 'B-1' }), 'a.csv');
  expect([again.outcomes.same, again.results]).toEqual([1, { created: 0, updated: 0, unchanged: 0, failed: 0 }]);

  const changed = await applied(aPolirisLine({ technicalId: 'B-1', price: '700000', exclusive: 'OUI' }), 'b.csv');
  const [row] = await rowsOf(changed.id, '&outcome=changed');
  expect(row?.changes).toEqual([
    { field: 'mandat', label: 'Mandat', before: null, after: 'Exclusif' },
    { field: 'price', label: 'Prix', before: '685 000 €', after: '700 000 €' },
  ]);
  expect(await property(row?.propertyId ?? 0)).toMatchObject({ price: '700 000 €', mandat: 'exclu' });
});

test('a mandate known here is the same property, whatever the file calls it', async () => {
  const { body } = await staff('post', '/api/properties')
    .send({
      title: 'Murs rue Neuve',
      city: 'Lyon',
      postcode: '69001',
      type: 'murs',
      mandateNumber: 'M-77',
      publish: false,
    })
    .expect(201);
  const done = await applied(
    aPolirisLine({ technicalId: 'C-1', mandateNumber: 'M-77', title: 'Murs rue Neuve' }),
    'a.csv',
  );
  expect((await rowsOf(done.id))[0]).toMatchObject({ outcome: 'changed', propertyId: body.id, result: 'updated' });
});

test('what somebody changed since the file was looked at is not written over', async () => {
  const made = await applied(aPolirisLine({ technicalId: 'V-1' }), 'a.csv');
  const id = (await rowsOf(made.id))[0]?.propertyId ?? 0;
  const second = await send(aPolirisLine({ technicalId: 'V-1', price: '700000' }), 'b.csv');
  await inState(second.id, 'read');
  await house.pool.query(`update property set price = '690 000 €', version = version + 1 where id = $1`, [id]);
  await staff('put', `/api/admin/imports/${second.id}/apply`).send({}).expect(200);
  await inState(second.id, 'done');
  const [row] = await rowsOf(second.id);
  expect([row?.result, row?.notes.join(' ')]).toEqual(['failed', expect.stringContaining('modifié depuis')]);
  expect((await property(id)).price).toBe('690 000 €');
});

test('lines without a reference are not doubled: sent twice at once, or within one file', async () => {
  const line = ['Bureaux Perrache', 'Lyon', '69002', 'bureaux', '2 cours Charlemagne', '200 m²'];
  const text = csv([['Titre', 'Ville', 'Code postal', 'Type', 'Adresse', 'Surface'], line, line]);
  const two = await Promise.all([send(text, 'a.csv'), send(text, 'b.csv')]);
  for (const { id } of two) await inState(id, 'read');
  await Promise.all(two.map(({ id }) => staff('put', `/api/admin/imports/${id}/apply`).send({}).expect(200)));
  const done = await Promise.all(two.map(({ id }) => inState(id, 'done')));
  expect(done.map(({ outcomes }) => outcomes.refused)).toEqual([1, 1]);
  const { rowCount } = await house.pool.query(`select from property where title = 'Bureaux Perrache'`);
  expect(rowCount).toBe(1);
  expect((await applied(text, 'c.csv')).outcomes.same).toBe(1);
});

test('F46 a Poliris shows nobody what is kept off the market; a file publishes nothing that was to be a draft', async () => {
  const made = await applied(aPolirisLine({ technicalId: 'W-1' }), 'a.csv');
  const id = (await rowsOf(made.id))[0]?.propertyId ?? 0;
  await house.pool.query(`update property set mandat = 'sans_mandat', version = version + 1 where id = $1`, [id]);
  await applied(aPolirisLine({ technicalId: 'W-1', exclusive: 'NON', price: '700000' }), 'b.csv');
  expect(await property(id)).toMatchObject({ mandat: 'sans_mandat', price: '700 000 €' });

  const text = csv([
    ['Réf.', 'Titre', 'Ville', 'Type', 'Publié'],
    ['W-2', 'Boutique', 'Lyon', 'boutique', 'oui'],
  ]);
  const [row] = await rowsOf((await applied(text, 'c.csv')).id);
  expect(row?.changes).toContainEqual({ field: 'publish', label: 'Publié', before: null, after: 'Oui' });
  expect([row?.result, row?.notes]).toEqual(['created', []]);
  expect((await property(row?.propertyId ?? 0)).published).toBe(false);
});

test('refused lines are named by their numbers and reasons, the others go on', async () => {
  const text = [
    aPolirisLine({ technicalId: 'D-1' }),
    '"coupée"!#"',
    aPolirisLine({ technicalId: 'D-3', city: '' }),
    aPolirisLine({ technicalId: 'D-1' }),
    aPolirisLine({ technicalId: 'D-5', latitude: '45.76', longitude: '48.85' }),
    aPolirisLine({ technicalId: 'D-6' }),
  ];
  const done = await applied(text.join('').replace('"coupée"!#"', '"coupée"!#"\r\n'), 'a.csv');
  expect(done.outcomes).toEqual({ new: 2, changed: 0, same: 0, refused: 4 });
  const refused = (await rowsOf(done.id, '&outcome=refused')).map(({ line, faults }) => [line, faults.join(' ')]);
  expect(refused).toEqual([
    [2, expect.stringContaining('champs au lieu de 334')],
    [3, expect.stringContaining('Ville')],
    [4, expect.stringContaining('que la ligne 1')],
    [5, expect.stringContaining('hors de France')],
  ]);
});

test('a plain CSV: its columns are matched, and matched anew', async () => {
  const text = csv([
    ['Réf.', 'Libellé', 'Commune', 'CP', 'Type de bien', 'Montant demandé', 'Publié'],
    ['E-1', 'Bureaux Part-Dieu', 'Lyon', '69003', 'bureaux', '450 000 €', 'non'],
  ]);
  const { id } = await send(text, 'biens.csv');
  const read = await inState(id, 'read');
  expect(read.columns).toEqual(['key', 'title', 'city', 'postcode', 'type', null, 'publish']);
  const columns = read.columns.with(5, 'price');
  await staff('put', `/api/admin/imports/${id}/columns`).send({ columns }).expect(200);
  const anew = await until(async () => {
    const now = await view(id);
    return now.state === 'read' && now.columns[5] === 'price' && now;
  });
  expect(anew.outcomes.new).toBe(1);
  await staff('put', `/api/admin/imports/${id}/apply`).send({}).expect(200);
  await inState(id, 'done');
  const [row] = await rowsOf(id);
  expect(await property(row?.propertyId ?? 0)).toMatchObject({ title: 'Bureaux Part-Dieu', price: '450 000 €' });
  await staff('put', `/api/admin/imports/${id}/columns`)
    .send({ columns: ['nothing'] })
    .expect(400);
  await staff('put', `/api/admin/imports/${id}/columns`).send({ columns }).expect(409);
});

test('photos come by name in the zip; one that is missing, broken or in the house’s own network is told of', async () => {
  const line = withPhotos(
    aPolirisLine({ technicalId: 'F-1' }),
    '230.JPG',
    'absente.jpg',
    'texte.jpg',
    'http://127.0.0.1:1/a.jpg',
  );
  const zip = await zipped({ 'Annonces.csv': line, 'photos/230.jpg': await aPhoto(), 'texte.jpg': 'pas une photo' });
  const done = await applied(zip, 'envoi.zip');
  const [row] = await rowsOf(done.id);
  expect(row?.notes.join(' ')).toMatch(
    /absente\.jpg.*texte\.jpg.*n'est pas une photo.*127\.0\.0\.1.*Internet public|127\.0\.0\.1.*autre port/,
  );
  const { photos } = await property(row?.propertyId ?? 0);
  expect(photos).toEqual([expect.objectContaining({ url: expect.stringMatching(/^\/media\//) })]);

  // What could not be taken is not asked for without end: the file without it changes nothing.
  const clean = await zipped({
    'Annonces.csv': withPhotos(aPolirisLine({ technicalId: 'F-1' }), '230.jpg'),
    '230.jpg': await aPhoto(),
  });
  expect((await applied(clean, 'envoi.zip')).outcomes.same).toBe(1);
});

/** Whatever the processor's load: the import stands at a line of it until it is let go. */
async function held(importId: string, line: number): Promise<() => Promise<void>> {
  const holder = await house.pool.connect();
  await holder.query('begin');
  await holder.query('select from property_import_row where import_id = $1 and line = $2 for update', [importId, line]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

test('a worker that dies goes on where it was; cancelled, what was applied stays', async () => {
  const text = Array.from({ length: 60 }, (_, index) => aPolirisLine({ technicalId: `G-${index}` })).join('');
  const { id } = await send(text, 'a.csv');
  await inState(id, 'read');
  const letGo = await held(id, 31);
  await staff('put', `/api/admin/imports/${id}/apply`).send({}).expect(200);
  await until(async () => (await view(id)).results.created === 30, 60_000);
  await house.stopWorkers();
  await letGo();
  await house.startWorkers();
  const done = await inState(id, 'done');
  expect(done.results).toEqual({ created: 60, updated: 0, unchanged: 0, failed: 0 });
  const { rows } = await house.pool.query(
    `select count(*)::int as all, count(distinct import_key)::int as keys from property where import_key like 'G-%'`,
  );
  expect(rows).toEqual([{ all: 60, keys: 60 }]);

  const second = await send(text.replaceAll('685000.00', '690000'), 'b.csv');
  await inState(second.id, 'read');
  const goOn = await held(second.id, 31);
  await staff('put', `/api/admin/imports/${second.id}/apply`).send({}).expect(200);
  await until(async () => (await view(second.id)).results.updated === 30, 60_000);
  await staff('put', `/api/admin/imports/${second.id}/cancel`).expect(200);
  await goOn();
  const stopped = await view(second.id);
  expect(stopped.state).toBe('cancelled');
  await staff('put', `/api/admin/imports/${second.id}/apply`).send({}).expect(409);
  expect((await view(second.id)).results.updated).toBeLessThan(60);
}, 240_000);

test('export, empty house, import, export: the same file; a second import changes nothing', async () => {
  const { body: photo } = await staff('post', '/api/upload/image')
    .attach('image', await aPhoto({ color: '#aa7733' }), 'a.jpg')
    .expect(200);
  const said = {
    title: 'Murs "loués"',
    city: 'Saint-Étienne',
    postcode: '42000',
    type: 'murs',
    price: '450 000 €',
    surface: '95 m²',
  };
  const law = {
    dpe: 'non soumis',
    ges: 'non soumis',
    feesPayer: 'vendeur',
    mandateNumber: 'H-1',
    mandateDate: '2026-11-02',
  };
  const made = [
    {
      ...said,
      ...law,
      occupancyStatus: 'occupied',
      annualRent: 30_000,
      description: 'Bail 3/6/9.\n\nBelle façade.',
      imageUrls: [photo.imageUrl],
    },
    {
      ...said,
      ...law,
      mandateNumber: 'H-2',
      type: 'boutique',
      transactionType: 'rental',
      price: '2 000 €/mois HT HC',
      feesPayer: 'preneur',
      feesAmount: 3600,
      description: 'Boutique libre, belle vitrine.',
      imageUrls: [photo.imageUrl],
      mandat: 'exclu',
    },
  ];
  for (const one of made) await staff('post', '/api/properties').send(one).expect(201);
  const ids = async () =>
    (
      await house.pool.query(
        `select id from property where mandate_number like 'H-%' and deleted_at is null order by id`,
      )
    ).rows
      .map(({ id }) => id)
      .join(',');
  const exported = async (format: string) =>
    Buffer.from(
      (
        await staff('get', `/api/admin/properties/export?format=${format}&ids=${await ids()}`)
          .buffer(true)
          .parse(bytes)
          .expect(200)
      ).body,
    );
  const adverts = async (zip: Buffer) => {
    const path = join(tmpdir(), `${process.pid}-${Math.random()}.zip`);
    await writeFile(path, zip);
    const archive = await ZipArchive.open(path);
    const text = String(await archive.read('annonces.csv', 1_000_000));
    archive.close();
    await rm(path);
    return text;
  };
  const [zip, table] = [await exported('poliris'), await exported('csv')];
  expect((await adverts(zip)).split('\r\n')).toHaveLength(3);
  expect((await applied(zip, 'export.zip')).outcomes).toEqual({ new: 0, changed: 0, same: 2, refused: 0 });
  expect((await applied(table, 'export.csv')).outcomes).toEqual({ new: 0, changed: 0, same: 2, refused: 0 });

  await house.pool.query(`update property set deleted_at = now(), import_key = null where mandate_number like 'H-%'`);
  const done = await applied(zip, 'export.zip', { publish: true });
  expect([done.results, (await rowsOf(done.id)).map(({ notes }) => notes)]).toEqual([
    { created: 2, updated: 0, unchanged: 0, failed: 0 },
    [[], []],
  ]);
  expect(await adverts(await exported('poliris'))).toBe(await adverts(zip));
  expect((await applied(zip, 'export.zip')).outcomes.same).toBe(2);
});

test.each<[string, Buffer | string, RegExp]>([
  ['vide.csv', '', /vide/],
  ['entete.csv', 'Titre;Ville\r\n', /aucun bien/],
  ['photo.jpg', Buffer.from([0xff, 0xd8, 0, 1, 2, 0]), /ni un CSV|pas de colonnes/],
  ['casse.zip', Buffer.from('PK\x03\x04rien'), /illisible/],
  ['mots.txt', 'rien de tel ici', /pas de colonnes/],
])('%s is told to be unreadable', async (name, bytes, why) => {
  const { id } = await send(bytes, name);
  const read = await inState(id, 'unreadable');
  expect(read.fault).toMatch(why);
  await staff('put', `/api/admin/imports/${id}/apply`).send({}).expect(409);
});

test('what is no file, or nobody’s import, is refused', async () => {
  await staff('post', '/api/admin/imports').send({}).expect(400);
  await staff('post', '/api/admin/imports').attach('other', Buffer.from('x'), 'a.csv').expect(400);
  await staff('get', '/api/admin/imports/nothing').expect(404);
  await staff('get', '/api/admin/imports/01234567-0123-7123-8123-0123456789ab').expect(404);
  await staff('put', '/api/admin/imports/01234567-0123-7123-8123-0123456789ab/apply').send({}).expect(404);
  await house.http.get('/api/admin/imports').expect(401);
});
