import { BadConfiguration, ConfigReader } from '../../src/config/reading';
import { readConfig } from '../../src/config/config';
import { practiceSettings } from './practice-settings';
import type { SystemPorts } from '../ports/system-ports';

const ONE_OF_A_MAIL = /^[^\s@]+@[^\s@]+$/;

export interface LocalSettings {
  readonly ports: SystemPorts;
  readonly workers: number;
}

/** Every setting of `npm start`, those of api and workers too: a fault is said before anything is started. */
export function readLocalSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const read = new ConfigReader(env);
  const port = (name: string, fallback: number): number => read.whole(name, fallback, { min: 1, max: 65_535 });
  const ports = {
    web: port('PORT', 3000),
    partners: port('PARTNERS_PORT', 3100),
    smtp: port('MAIL_SMTP_PORT', 1025),
    mail: port('MAIL_WEB_PORT', 1080),
    imap: port('MAIL_IMAP_PORT', 1143),
  };
  const workers = read.whole('WORKERS', 1, { min: 0, max: 32, unit: 'processus' });
  read.whole('SEED_LISTINGS', 60, { min: 0, max: 1_000_000, unit: 'biens' });
  for (const name of ['MAIL_KEEP', 'PARTNERS_RATE_LIMITS']) read.oneOf(name, ['on', 'off'], 'on');
  const email = read.text('ADMIN_EMAIL', 'admin@pignon.local');
  if (!ONE_OF_A_MAIL.test(email)) read.fault('ADMIN_EMAIL', `doit être une adresse e-mail (reçu : « ${email} »)`);
  const faults = [...faultsOf(() => read.finish()), ...faultsOf(() => readConfig(asApiReads(env, ports)))];
  if (faults.length > 0) throw new BadConfiguration([...new Set(faults)]);
  return { ports, workers };
}

/** What only the start itself can give is held to be good. */
const asApiReads = (env: NodeJS.ProcessEnv, ports: SystemPorts): NodeJS.ProcessEnv => {
  const later = 'x'.repeat(32);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  return {
    ...practiceSettings({ ...ports, secretKey: later, geoKey: later, mediaDir: '.local/media' }),
    DATABASE_URL: 'postgresql://127.0.0.1/pignon',
    REDIS_URL: 'redis://127.0.0.1',
    ...given,
    PORT: String(ports.web),
  };
};

function faultsOf(work: () => unknown): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof BadConfiguration) return error.faults;
    throw error;
  }
}
