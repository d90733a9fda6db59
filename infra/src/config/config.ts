import { readAutomation } from './automation';
import { readCalendars } from './calendars';
import { readChatModel } from './chat-model';
import { readCrm } from './crm';
import { readFiles } from './files';
import { readGoogle } from './google';
import { readInbox } from './inbox';
import { readLimits } from './limits';
import { readPlaces } from './places';
import { refusePractice } from './practice';
import { ConfigReader } from './reading';

const DEFAULT_FROM = 'Pignon <contact@pignon.example>';

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
    /** Two more public holidays, for due times (D07). */
    alsaceMoselle: read.oneOf('ALSACE_MOSELLE', ['on', 'off'], 'off') === 'on',
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
    limits: readLimits(read),
    mail: {
      url: read.url('SMTP_URL', ['smtp:', 'smtps:']),
      from: read.text('MAIL_FROM', DEFAULT_FROM),
      concurrency: read.whole('EMAIL_CONCURRENCY', 50, { min: 1, max: 200 }),
      perSecond: read.number('EMAIL_PER_SECOND', 0, { unit: 'e-mails' }),
    },
    /** Null: no mail is read. */
    inbox: readInbox(read, mode, read.text('MAIL_FROM', DEFAULT_FROM)),
    crm: readCrm(read),
    geoKey: read.secret('GEO_KEY', 32),
    ...readFiles(read),
    ...readPlaces(read),
    /** Calendars that advisers keep outside; none: a form instead (M96). */
    calendars: readCalendars(read, env.CALENDARS?.trim() ?? ''),
    chatModel: readChatModel(read, env),
    reviews: {
      google: readGoogle(read, env),
      demonstration: read.oneOf('DEMONSTRATION_REVIEWS', ['on', 'off'], mode === 'local' ? 'on' : 'off') === 'on',
      photos: read.oneOf('REVIEW_PHOTOS_ANEW', ['view', 'render'], 'view'),
    },
    automation: readAutomation(read),
  };
  if (mode === 'production') refusePractice(read, config);
  read.finish();
  return config;
}
