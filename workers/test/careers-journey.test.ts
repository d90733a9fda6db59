import { startHouse, type TestHouse } from './house';

let house: TestHouse;
beforeAll(async () => (house = await startHouse()));
afterAll(() => house.stop());

const PDF = Buffer.from('%PDF-1.7\n% le CV de Zoé\n%%EOF\n');
const WORDS = { name: 'Zoé Martin', email: 'zoe@exemple.fr', trade: 'Gestionnaire locatif', message: 'Bonjour,\nmoi.' };
const apply = (cv: Buffer | null = PDF, words: object = {}, name = 'CV de Zoé.pdf', key?: string) => {
  const call = house.http.post('/api/careers');
  if (key) void call.set('idempotency-key', key);
  for (const [field, value] of Object.entries({ ...WORDS, ...words })) void call.field(field, String(value));
  return cv ? call.attach('cv', cv, name) : call;
};
const stored = async () =>
  (await house.pool.query('select cv, cv_name, quarantined, details from job_application')).rows;

test('M11 an application becomes one mail to the agency with the CV, and one receipt', async () => {
  const key = 'cle-de-candidature';
  const answers = [await apply(PDF, {}, '../CV de Zoé.pdf', key), await apply(PDF, {}, '../CV de Zoé.pdf', key)];
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  await house.settled(answers[0]?.body.id, 2);
  const [row, ...more] = await stored();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ cv_name: 'CV de Zoé.pdf', quarantined: false, details: WORDS });
  expect(PDF.equals(row.cv)).toBe(true);

  const mails = await house.mails('contact@pignon.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: 'Candidature : Zoé Martin, Gestionnaire locatif',
    attachments: [{ filename: 'CV de Zoé.pdf', contentType: 'application/pdf', size: PDF.length }],
  });
  expect(mails[0]?.replyTo).toContain('zoe@exemple.fr');
  expect(mails[0]?.text).toMatch(/Ouvrir la conversation\s: \S+\/admin\/messages\?id=[\da-f-]{36}\n/);
  const [receipt] = await house.mails('zoe@exemple.fr');
  expect(receipt?.subject).toBe('Votre candidature est bien arrivée');
  expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/Zoé|Gestionnaire/);
  await apply(PDF, { name: 'Une autre' }, 'cv.pdf', key).expect(422);
});

test('security row 45 F16 a CV is judged by its bytes and its size, beside the words; nothing is stored', async () => {
  const before = (await stored()).length;
  const fields = async (call: ReturnType<typeof apply>) => (await call.expect(400)).body.fields;
  expect(await fields(apply(null, { email: 'rien' }))).toEqual({
    cv: 'Joignez votre CV (PDF, DOC ou DOCX)',
    email: 'Email invalide',
  });
  for (const bytes of [Buffer.from('<html>'), Buffer.from('MZ'), Buffer.from('PK\x03\x04evil')])
    expect(await fields(apply(bytes))).toEqual({ cv: 'Le CV doit être un fichier PDF, DOC ou DOCX' });
  expect(await fields(apply(Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)])))).toEqual({
    cv: 'Le CV ne peut pas dépasser 5 Mo',
  });
  expect(await fields(apply(PDF, { trade: 'Espion', salaire: '1' }))).toMatchObject({
    trade: 'Choisissez un métier',
    salaire: "Le champ « salaire » n'est pas connu",
  });
  await house.http.post('/api/careers').send(WORDS).expect(400);
  expect((await stored()).length).toBe(before);
});

test('a robot is answered as if accepted, and nobody is written to', async () => {
  const { body } = await apply(PDF, { website: 'https://spam.example', email: 'robot@exemple.fr' }).expect(202);
  expect((await house.pool.query('select quarantined from job_application where id = $1', [body.id])).rows).toEqual([
    { quarantined: true },
  ]);
  expect(await house.effects(body.id)).toEqual([]);
});
