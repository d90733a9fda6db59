import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertListing } from '../../infra/test/insert-listing';
import { ADMIN } from '../../infra/test/global-setup';
import { readPdfs } from '../../infra/test/read-pdfs';
import { staffCookieOf } from '../../api/test/api';
import { startHouse, type TestHouse, until } from './house';

jest.setTimeout(60_000);

const ORIGIN = 'http://localhost:3000';

const dir = mkdtempSync(join(tmpdir(), 'pignon-access-'));
let house: TestHouse;
let staff: string;
let gated: number;
beforeAll(async () => {
  house = await startHouse({ MAILS_PER_HOUR: '3', MEDIA_DIR: dir });
  gated = await insertListing(house.pool, { title: 'Murs discrets', mandat: 'delegation' });
  const login = await house.http.post('/api/users/login').send(ADMIN).expect(200);
  staff = staffCookieOf(login);
});
afterAll(async () => {
  await house.stop();
  await rm(dir, { recursive: true, force: true });
});

const HIM = { name: 'Jean <b>Martin</b>', company: 'SCI Martin' };
const register = (email: string, propertyId?: number, host = 'localhost:3000', words: object = HIM) =>
  house.http
    .post('/api/off-market-clients/register')
    .set({ 'idempotency-key': randomUUID(), host, 'x-forwarded-host': host })
    .send({ email, ...words, ...(propertyId && { propertyId }) })
    .expect(202);
const decide = (decision: string, id: string, body: object = {}) =>
  house.http
    .put(`/api/off-market-clients/${decision}/${id}`)
    .set({ cookie: staff, origin: ORIGIN })
    .send(body)
    .expect(200);
const requestOf = async (email: string): Promise<string> => {
  const { body } = await house.http.get('/api/off-market-clients/all').set('cookie', staff).expect(200);
  return body.find((row: { email: string }) => row.email === email).id;
};
/** Those whose subject says so; `count` of them. */
const mailsTo = (email: string, subject: RegExp, count = 1) =>
  until(async () => {
    const mails = (await house.mails(email)).filter((mail) => subject.test(mail.subject));
    return mails.length === count && mails;
  });
const RECEIVED = /enregistrée/;
const OPEN = /est ouvert/;
const KNOWN = /déjà enregistrée/;

test('M99 F23 asked, the agency gets the way to its page; approved, the client gets the link, from the configured address', async () => {
  await register('client@exemple.fr', gated, 'evil.exemple');
  const id = await requestOf('client@exemple.fr');
  await house.settled(id, 2);
  const asked = (await house.mails('contact@pignon.example')).find(({ subject }) => subject.includes('Murs discrets'));
  expect(asked?.subject).toMatch(/^Demande d'accès off-market : .+, Murs discrets$/);
  expect(asked?.replyTo).toContain('client@exemple.fr');
  expect(asked?.text).toContain(`Voir la demande\u00a0: ${ORIGIN}/admin/prospects?onglet=off-market&demande=${id}`);
  expect(asked?.html).toContain('Jean &lt;b&gt;Martin&lt;/b&gt;');
  const [receipt] = await mailsTo('client@exemple.fr', RECEIVED);
  // It repeats none of the typed words, and opens nothing.
  expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/Martin|access=/);

  await decide('approve', id);
  const [link] = await mailsTo('client@exemple.fr', OPEN);
  const url = new RegExp(`${ORIGIN}/bien/${gated}\\?access=([\\w-]{43})`).exec(link?.text ?? '');
  expect(url).not.toBeNull();
  expect(link?.html).toContain(`href="${url?.[0]}"`);
  const verify = `/api/off-market/verify-access?propertyId=${gated}&accessCode=${url?.[1]}`;
  expect((await house.http.get(verify).expect(200)).body).toEqual({ hasAccess: true });

  await decide('send-again', id);
  const both = await mailsTo('client@exemple.fr', OPEN, 2);
  for (const { text } of both) expect(text).toContain(url?.[0]);
  expect(JSON.stringify(await house.effects(id))).not.toContain(url?.[1]);
});

test('F22 F23 a new link is one mail, however often it was pressed, and the old one is dead', async () => {
  await register('cinq@exemple.fr', gated);
  const id = await requestOf('cinq@exemple.fr');
  await decide('approve', id);
  const [first] = await mailsTo('cinq@exemple.fr', OPEN);
  // Used up, it is not sent to him once more.
  await house.pool.query(
    'insert into access_device (visitor, request_id, edition) select md5(n::text), $1, 1 from generate_series(1, 5) n',
    [id],
  );
  await register('cinq@exemple.fr', gated);
  const [again] = await mailsTo('cinq@exemple.fr', KNOWN);
  expect([again?.text.includes('pour en recevoir un nouveau'), again?.text.includes('access=')]).toEqual([true, false]);
  const codeIn = (text = '') => /access=([\w-]{43})/.exec(text)?.[1];
  await Promise.all([1, 2].map(() => decide('new-link', id, { expected: 'approved', edition: 1 })));
  await house.settled(id, 6);
  const [link] = await mailsTo('cinq@exemple.fr', /nouveau lien/);
  expect(link?.text).toContain('Il remplace le précédent');
  const opens = async (code = '') =>
    (await house.http.get('/api/off-market/verify-access').query({ propertyId: gated, accessCode: code })).status;
  expect([await opens(codeIn(first?.text)), await opens(codeIn(link?.text))]).toEqual([404, 200]);
  expect(await mailsTo('cinq@exemple.fr', OPEN)).toHaveLength(1);
});

test('row 32 registered again: his mail says so, with the link once it is open, and the agency is told once', async () => {
  await register('encore@exemple.fr');
  const id = await requestOf('encore@exemple.fr');
  await register('Encore@exemple.fr');
  const [known] = await mailsTo('encore@exemple.fr', KNOWN);
  expect(known?.text).not.toContain('access=');
  await decide('approve', id);
  await mailsTo('encore@exemple.fr', OPEN);
  await register('encore@exemple.fr');
  const again = await mailsTo('encore@exemple.fr', KNOWN, 2);
  expect(again.map(({ text }) => text).join('\n')).toMatch(
    /Ouvrir le dossier\u00a0: http:\/\/localhost:3000\/off-market\?access=[\w-]{43}/,
  );
  const told = (await house.mails('contact@pignon.example')).filter(({ text }) => text.includes('encore@exemple.fr'));
  expect(told).toHaveLength(1);
});

test('what strangers typed keeps nothing back that staff decided: the link leaves after any number of receipts', async () => {
  const email = 'victime@exemple.fr';
  for (const message of ['un', 'deux', 'trois'])
    await house.http
      .post('/api/contact/send')
      .set('idempotency-key', randomUUID())
      .send({ name: 'Un inconnu', email, subject: 'Spam', message: `Message ${message} du harceleur.` })
      .expect(202);
  await mailsTo(email, /bien arrivé/, 3);
  await register(email, gated);
  const id = await requestOf(email);
  await decide('approve', id);
  const [link] = await mailsTo(email, OPEN);
  expect(link?.text).toContain('Bonjour Jean <b>Martin</b>,');
  expect(link?.html).toContain('Bonjour Jean &lt;b&gt;Martin&lt;/b&gt;,');
  expect((await house.effects(id)).filter(({ state }) => state === 'cancelled')).toHaveLength(1);
});

test('no word of a stranger stands in the mails or the sheet of a client whose address he typed; staff see it with his request', async () => {
  const email = 'signee@exemple.fr';
  await register(email, gated, undefined, { name: 'Anne' });
  const id = await requestOf(email);
  await decide('approve', id);
  await mailsTo(email, OPEN);
  const stranger = { name: 'Virez 500 €', company: 'Faux Cabinet', phone: '0899123456' };
  await register(email, gated, undefined, stranger);
  await register(email, undefined, undefined, stranger);
  await decide('send-again', id);
  await decide('new-link', id, { edition: 1 });
  const [link] = await mailsTo(email, /nouveau lien/);
  const [receipt] = await mailsTo(email, KNOWN);
  await mailsTo(email, OPEN, 2);
  expect(link?.text).toContain('Bonjour Anne,');
  expect(receipt?.text).toContain('déjà parvenue');
  expect(JSON.stringify(await house.mails(email))).not.toMatch(/Virez|Faux|0899/);
  const told = await until(async () =>
    (await house.mails('contact@pignon.example')).find(({ replyTo, subject }) =>
      [replyTo.includes(email), subject.includes('tous les biens')].every(Boolean),
    ),
  );
  expect(told.text).toMatch(/Virez 500[^]*08\s99\s12\s34\s56[^]*Faux Cabinet/);

  const code = /access=([\w-]{43})/.exec(link?.text ?? '')?.[1];
  const opened = await house.http
    .post('/api/off-market/exchange-access')
    .send({ propertyId: gated, accessCode: code })
    .expect(200);
  const visitor = String(opened.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  await house.http.post(`/api/properties/${gated}/sheet`).set({ cookie: visitor, origin: ORIGIN }).expect(202);
  const drawn = await until(async () => {
    const answer = await house.http
      .get(`/api/properties/${gated}/sheet.pdf`)
      .set('cookie', visitor)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    return answer.status === 200 && answer;
  });
  const [pdf] = await readPdfs(drawn.body);
  expect(pdf?.pages.length).toBeGreaterThan(0);
  for (const page of pdf?.pages ?? []) {
    expect(page).toContain('remis à signee@exemple.fr, Anne le');
    expect(page).not.toMatch(/Virez|Faux/);
  }
});

test('refused, the client is told politely; revoked before the mail left, no link leaves', async () => {
  await register('refus@exemple.fr', gated);
  const id = await requestOf('refus@exemple.fr');
  await decide('refuse', id, { reason: 'Motif pour nous seuls' });
  const [refusal] = await mailsTo('refus@exemple.fr', /^Votre demande d’accès off-market$/);
  expect(refusal?.text).toContain('pour le moment');
  expect(`${refusal?.text}${refusal?.html}`).not.toContain('nous seuls');
  // Until it is revoked, however long that takes.
  await house.mailFault({ mode: 'defer' });
  await decide('approve', id);
  await decide('revoke', id);
  await until(async () => (await house.effects(id)).some(({ state }) => state === 'cancelled'));
  await house.heal();
  expect((await house.mails('refus@exemple.fr')).some(({ text }) => text.includes('access='))).toBe(false);
});

test('F46 approved for a property that went meanwhile: no mail leads to it, and none tells more of the place than the page did', async () => {
  const gone = await insertListing(house.pool, {
    title: 'Murs partis',
    mandat: 'delegation',
    city: 'Paris 17e',
    hideFullAddress: true,
  });
  await register('parti@exemple.fr', gone);
  const [receipt] = await mailsTo('parti@exemple.fr', RECEIVED);
  expect(receipt?.text).toMatch(/Murs partis.*\(Paris\)/);
  await house.pool.query('update property set deleted_at = now() where id = $1', [gone]);
  const id = await requestOf('parti@exemple.fr');
  await decide('approve', id);
  await until(async () => (await house.effects(id)).some(({ state }) => state === 'cancelled'));
  expect(await house.mails('parti@exemple.fr')).toHaveLength(1);
});
