import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { readCalendars } from './calendars';
import { readChatModel } from './chat-model';
import { readGoogle } from './google';
import { ConfigReader } from './reading';

/** Plan IGN, open and without a key (Licence Ouverte). */
const DEFAULT_TILES =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';

/** Every setting of api and workers; `.env.example` gives unit and default of each. */
export type Config = ReturnType<typeof readConfig>;

/** Throws BadConfiguration with one line per fault. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const read = new ConfigReader(env);
  const mode = read.oneOf('PIGNON_MODE', ['production', 'local'], 'production');
  const port = read.whole('PORT', 3000, { min: 0, max: 65_535 });
  const config = {
    mode,
    port,
    host: read.text('HOST', mode === 'local' ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: read
      .url('PUBLIC_URL', ['http:', 'https:'], mode === 'local' ? `http://localhost:${port}` : undefined)
      .replace(/\/$/, ''),
    /** From their source with `npm run dev`, which needs what production does not install. */
    pages: read.oneOf('PAGES', ['built', 'source'], 'built'),
    /** Health and metrics of a worker process; 0 leaves the choice to the system. */
    workersPort: read.whole('WORKERS_PORT', 3001, { min: 0, max: 65_535 }),
    secretKey: read.secret('SECRET_KEY', 32),
    trustProxyHops: read.whole('TRUST_PROXY', 0, { max: 10, unit: 'relais' }),
    logLevel: read.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    accessLog: read.oneOf('ACCESS_LOG', ['on', 'off'], 'off') === 'on',
    /** Said while the settings in the database cannot be read. */
    agencyPhone: read.text('AGENCY_PHONE', ''),
    metricsToken: env.METRICS_TOKEN?.trim() ?? '',
    /** 0: never. */
    endWhenStill: read.number('END_WHEN_STILL', 30, { max: 3600, unit: 'secondes' }),
    timeScale: read.number('TIME_SCALE', 1, { min: 0.01, max: 10_000 }),
    database: {
      url: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
      /** 'one' where the server lets nobody make roles: api and workers then enter as the owner does. */
      roles: read.oneOf('DATABASE_ROLES', ['apart', 'one'], 'apart'),
      pool: read.whole('DATABASE_POOL', 20, { min: 4, max: 500, unit: 'connexions' }),
    },
    redis: { url: read.url('REDIS_URL', ['redis:', 'rediss:']), prefix: read.text('QUEUE_PREFIX', 'pignon') },
    http: {
      headersSeconds: read.number('HEADERS_SECONDS', 15, { min: 0.1, max: 60, unit: 'secondes' }),
      formSeconds: read.number('FORM_SECONDS', 30, { min: 0.1, max: 600, unit: 'secondes' }),
      filesSeconds: read.number('FILES_SECONDS', 15, { min: 0.1, max: 600, unit: 'secondes' }),
    },
    limits: {
      formsPerMinute: read.whole('FORMS_PER_MINUTE', 10, { min: 1, unit: 'envois' }),
      chatPerMinute: read.whole('CHAT_MESSAGES_PER_MINUTE', 30, { min: 1, unit: 'messages' }),
      chatPerDay: read.whole('CHAT_MESSAGES_PER_DAY', 300, { min: 1, unit: 'messages' }),
      applicationsPerHour: read.whole('APPLICATIONS_PER_HOUR', 5, { min: 1, unit: 'candidatures' }),
      applicationsMbPerDay: read.whole('APPLICATIONS_MB_PER_DAY', 500, { min: 6, max: 1_000_000, unit: 'Mo' }),
      mailsPerHour: read.whole('MAILS_PER_HOUR', 3, { min: 1, unit: 'e-mails' }),
    },
    mail: {
      url: read.url('SMTP_URL', ['smtp:', 'smtps:']),
      from: read.text('MAIL_FROM', 'Pignon <contact@pignon.example>'),
      concurrency: read.whole('EMAIL_CONCURRENCY', 50, { min: 1, max: 200 }),
      perSecond: read.number('EMAIL_PER_SECOND', 0, { unit: 'e-mails' }),
    },
    crm: {
      url: read.url('PIPEDRIVE_URL', ['http:', 'https:']).replace(/\/$/, ''),
      token: read.text('PIPEDRIVE_API_TOKEN'),
      siteRefField: read.text('PIPEDRIVE_SITE_REF_FIELD'),
      concurrency: read.whole('CRM_CONCURRENCY', 8, { min: 1, max: 50 }),
      requestsPerSecond: read.number('CRM_REQUESTS_PER_SECOND', 10, { min: 0.1, unit: 'requêtes' }),
      searchesPerSecond: read.number('CRM_SEARCHES_PER_SECOND', 5, { min: 0.1, unit: 'recherches' }),
    },
    geoKey: read.secret('GEO_KEY', 32),
    media: {
      dir: resolve(read.text('MEDIA_DIR', '.local/media')),
      concurrency: read.whole('MEDIA_CONCURRENCY', 1, { min: 1, max: 32 }),
      /** '{url}', '{width}', '{height}' and '{quality}' are replaced; empty: our own sizes (M119). */
      cdnTemplate: read.text('IMAGE_CDN_TEMPLATE', ''),
    },
    pdf: {
      dir: resolve(read.text('SHEET_DIR', join(read.text('MEDIA_DIR', '.local/media'), 'sheets'))),
      concurrency: read.whole('PDF_CONCURRENCY', 1, { min: 1, max: 8 }),
    },
    geocoding: {
      url: read.url('GEOCODER_URL', ['http:', 'https:'], 'https://nominatim.openstreetmap.org').replace(/\/$/, ''),
      perSecond: read.number('GEOCODER_PER_SECOND', 1, { min: 0.01, max: 100, unit: 'requêtes' }),
    },
    addresses: {
      /** The Base Adresse Nationale, for suggestions. */
      url: read.url('ADDRESSES_URL', ['http:', 'https:'], 'https://data.geopf.fr/geocodage').replace(/\/$/, ''),
    },
    map: {
      /** XYZ tiles with '{x}', '{y}', '{z}'; 'none' for outlines alone. */
      tiles: read.text('MAP_TILES', DEFAULT_TILES),
    },
    /** Calendars that advisers keep outside; none: a form instead (M96). */
    calendars: readCalendars(read, env.CALENDARS?.trim() ?? ''),
    chatModel: readChatModel(read, env),
    reviews: {
      google: readGoogle(read, env),
      demonstration: read.oneOf('DEMONSTRATION_REVIEWS', ['on', 'off'], mode === 'local' ? 'on' : 'off') === 'on',
      photos: read.oneOf('REVIEW_PHOTOS_ANEW', ['view', 'render'], 'view'),
    },
    automation: {
      url: read.url('AUTOMATION_WEBHOOK_URL', ['http:', 'https:']),
      secrets: read
        .text('AUTOMATION_SECRETS')
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
      concurrency: read.whole('WEBHOOK_CONCURRENCY', 10, { min: 1, max: 100 }),
      perSecond: read.number('WEBHOOK_PER_SECOND', 10, { unit: 'appels' }),
    },
  };
  if (config.automation.secrets.some((secret) => !secret.startsWith('whsec_')))
    read.fault('AUTOMATION_SECRETS', 'doit être une liste de secrets « whsec_… » séparés par des virgules');
  if (mode === 'production') refusePractice(read, config);
  read.finish();
  return config;
}

/** A site that serves real owners must not write to practice targets, nor run on a shortened clock. */
function refusePractice(
  read: ConfigReader,
  config: {
    timeScale: number;
    pages: string;
    crm: { url: string };
    automation: { url: string };
    geocoding: { url: string };
    addresses: { url: string };
    reviews: { google: { url: string; tokenUrl: string } | null };
    chatModel: { url: string } | null;
  },
): void {
  if (config.timeScale !== 1) read.fault('TIME_SCALE', 'doit rester à 1 en production');
  if (config.pages !== 'built') read.fault('PAGES', 'doit rester à built en production');
  for (const [name, url] of [
    ['PIPEDRIVE_URL', config.crm.url],
    ['AUTOMATION_WEBHOOK_URL', config.automation.url],
    ['GEOCODER_URL', config.geocoding.url],
    ['ADDRESSES_URL', config.addresses.url],
    ['GOOGLE_REVIEWS_URL', config.reviews.google?.url ?? ''],
    ['CHAT_MODEL_URL', config.chatModel?.url ?? ''],
    ['GOOGLE_TOKEN_URL', config.reviews.google?.tokenUrl ?? ''],
  ] as const) {
    if (URL.canParse(url) && isPrivate(new URL(url).hostname))
      read.fault(name, 'désigne un partenaire local, refusé en production');
  }
}

function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host.endsWith('.local') ||
    !(host.includes('.') || host.includes(':'))
  )
    return true;
  return (
    isIP(host) > 0 &&
    /^(127\.|10\.|192\.168\.|169\.254\.|0\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:|f[cd]|fe80)/i.test(host)
  );
}
