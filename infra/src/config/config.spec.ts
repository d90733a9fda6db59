import { BadConfiguration } from './reading';
import { readConfig } from './config';

const GOOD = {
  PIGNON_MODE: 'local',
  SECRET_KEY: 'x'.repeat(32),
  GEO_KEY: 'y'.repeat(32),
  DATABASE_URL: 'postgresql://localhost/pignon',
  REDIS_URL: 'redis://localhost:6379',
  SMTP_URL: 'smtp://localhost:1025',
  PIPEDRIVE_URL: 'http://127.0.0.1:3100/pipedrive',
  PIPEDRIVE_API_TOKEN: 'jeton',
  PIPEDRIVE_SITE_REF_FIELD: 'champ',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:3100/automation/webhook',
  AUTOMATION_SECRETS: 'whsec_YQ==,whsec_Yg==',
};

const faults = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as BadConfiguration).faults;
  }
};

test('good config are read with their defaults', () => {
  expect(readConfig(GOOD)).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    timeScale: 1,
    automation: { secrets: ['whsec_YQ==', 'whsec_Yg=='] },
    limits: {
      formsPerMinute: 10,
      chatPerMinute: 30,
      chatPerDay: 300,
      applicationsPerHour: 5,
      applicationsMbPerDay: 500,
      mailsPerHour: 3,
    },
  });
});

test('every fault has its own line', () => {
  expect(
    faults({
      PIGNON_MODE: 'local',
      SECRET_KEY: 'court',
      DATABASE_URL: 'mysql://u:motdepasse@h/d',
      PORT: 'abc',
      END_WHEN_STILL: '-1',
    }),
  ).toEqual([
    'PORT doit être un nombre de 0 à 65535 (reçu : « abc »)',
    'SECRET_KEY doit avoir au moins 32 caractères',
    'END_WHEN_STILL doit être un nombre de 0 à 3600 secondes (reçu : « -1 »)',
    'DATABASE_URL doit commencer par postgres:// ou postgresql:// (reçu : « mysql://u:***@h/d »)',
    'REDIS_URL manque',
    'SMTP_URL manque',
    'PIPEDRIVE_URL manque',
    'PIPEDRIVE_API_TOKEN manque',
    'PIPEDRIVE_SITE_REF_FIELD manque',
    'GEO_KEY manque',
    'AUTOMATION_WEBHOOK_URL manque',
    'AUTOMATION_SECRETS manque',
  ]);
});

test('E11 no mailbox is read unless one is named', () => {
  expect(readConfig(GOOD).inbox).toBeNull();
});

test('E11 a mailbox is read by its address, and answers go to its user', () => {
  const IMAP_URL = 'imaps://contact%40pignon.example:mot%2Fdepasse@imap.example';
  expect(readConfig({ ...GOOD, IMAP_URL }).inbox).toEqual({
    host: 'imap.example',
    port: 993,
    secure: true,
    startTls: false,
    user: 'contact@pignon.example',
    password: 'mot/depasse',
    folder: 'INBOX',
    replyAddress: { local: 'contact', domain: 'pignon.example' },
  });
});

test.each([
  [
    { IMAP_URL: 'https://a:motdepasse@h' },
    'IMAP_URL doit commencer par imap:// ou imaps:// (reçu : « https://a:***@h »)',
  ],
  [{ IMAP_URL: 'imaps://h' }, 'IMAP_URL doit porter un utilisateur et son mot de passe'],
  [
    { IMAP_URL: 'imaps://u:p@h', REPLY_ADDRESS: 'a+b@c.fr' },
    'REPLY_ADDRESS doit être une adresse e-mail sans « + » (reçu : « a+b@c.fr »)',
  ],
  [
    { IMAP_URL: 'imaps://u:p@h', REPLY_ADDRESS: 'beaucoup-trop-long-pour-cela@c.fr' },
    'REPLY_ADDRESS doit avoir au plus 21 signes avant le « @ » (reçu : « beaucoup-trop-long-pour-cela@c.fr »)',
  ],
])('E11 %j is refused in one line', (env, line) => {
  expect(faults({ ...GOOD, ...env })).toEqual([line]);
});

test.each([
  'http://localhost/x',
  'http://127.0.0.1/x',
  'http://10.1.2.3/x',
  'http://172.20.0.1/x',
  'http://192.168.1.1/x',
  'http://169.254.169.254/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://partenaire/x',
])('production refuses the local partner %s', (url) => {
  expect(
    faults({
      ...GOOD,
      PIGNON_MODE: 'production',
      PUBLIC_URL: 'https://www.pignon.example',
      PIPEDRIVE_URL: url,
      AUTOMATION_WEBHOOK_URL: 'https://hooks.example.com/x',
    }),
  ).toEqual(['PIPEDRIVE_URL désigne un partenaire local, refusé en production']);
});

test('production refuses a shortened clock and needs its public address', () => {
  expect(
    faults({
      ...GOOD,
      PIGNON_MODE: 'production',
      TIME_SCALE: '60',
      PIPEDRIVE_URL: 'https://api.pipedrive.com',
      AUTOMATION_WEBHOOK_URL: 'https://hooks.example.com/x',
    }),
  ).toEqual(['PUBLIC_URL manque', 'TIME_SCALE doit rester à 1 en production']);
});

test('production draws built pages only; counts are whole numbers', () => {
  const real = {
    ...GOOD,
    PIGNON_MODE: 'production',
    PUBLIC_URL: 'https://www.pignon.example',
    PIPEDRIVE_URL: 'https://api.pipedrive.com',
    AUTOMATION_WEBHOOK_URL: 'https://hooks.example.com/x',
  };
  expect(faults({ ...real, PAGES: 'source' })).toEqual(['PAGES doit rester à built en production']);
  expect(faults({ ...real, DATABASE_POOL: '4.5' })).toEqual([
    'DATABASE_POOL doit être un nombre entier (reçu : « 4.5 »)',
  ]);
});

test('M96 calendars are read by adviser; what is none is named', () => {
  const CALENDARS = 'default=https://cal.example/p?a=b; Helene@pignon.example = https://agenda.example/h ;';
  expect(readConfig({ ...GOOD, CALENDARS }).calendars).toEqual({
    usual: 'https://cal.example/p?a=b',
    ofAdvisers: { 'helene@pignon.example': 'https://agenda.example/h' },
  });
  expect(readConfig(GOOD).calendars).toEqual({ usual: null, ofAdvisers: {} });
  expect(faults({ ...GOOD, CALENDARS: 'https://cal.example; a=javascript:alert(1)' })).toHaveLength(2);
});

const GOOGLE = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_REFRESH_TOKEN: 'jeton',
  GOOGLE_LOCATION: 'accounts/1/locations/2',
};

test('F42 reviews: all of Google or none of it; invented ones are off in production unless asked for', () => {
  expect(readConfig(GOOD).reviews).toEqual({ google: null, demonstration: true, photos: 'view' });
  expect(readConfig({ ...GOOD, ...GOOGLE }).reviews.google).toMatchObject({
    url: 'https://mybusiness.googleapis.com',
    location: 'accounts/1/locations/2',
    everyMinutes: 60,
  });
  expect(faults({ ...GOOD, GOOGLE_LOCATION: 'ici' })).toEqual([
    'GOOGLE_CLIENT_ID manque',
    'GOOGLE_CLIENT_SECRET manque',
    'GOOGLE_REFRESH_TOKEN manque',
    'GOOGLE_LOCATION doit être de la forme accounts/…/locations/…',
  ]);
  const real = {
    ...GOOD,
    PIGNON_MODE: 'production',
    PUBLIC_URL: 'https://pignon.example',
    PIPEDRIVE_URL: 'https://pignon.pipedrive.com',
    AUTOMATION_WEBHOOK_URL: 'https://hooks.example/x',
  };
  expect(readConfig(real).reviews.demonstration).toBe(false);
  expect(readConfig({ ...real, DEMONSTRATION_REVIEWS: 'on' }).reviews.demonstration).toBe(true);
  expect(faults({ ...real, ...GOOGLE, GOOGLE_REVIEWS_URL: 'http://127.0.0.1:3100/google' })).toEqual([
    'GOOGLE_REVIEWS_URL désigne un partenaire local, refusé en production',
  ]);
});
