import { GEO_KEY } from './insert-listing';
import { API_ROLE, type ProcessRole } from '../src/database/roles/role-names';
import { roleUrl } from '../src/database/roles/role-url';
import { readConfig, type Config } from '../src/config/config';

export const AUTOMATION_SECRET = `whsec_${Buffer.from('pignon-local-automation-secret-32').toString('base64')}`;

type Env = Record<string, string>;

/** Config as a process would read it, for a test's own database and services; it enters by its role, never as the owner. */
export const testConfig = (databaseUrl: string, env: Env = {}, role?: ProcessRole): Config =>
  readConfig(testEnv(databaseUrl, env, role));

/** The same for a process of its own. */
export const testEnv = (databaseUrl: string, env: Env = {}, role: ProcessRole = API_ROLE): Env => ({
  PIGNON_MODE: 'local',
  PORT: '0',
  WORKERS_PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  SECRET_KEY: 'une clé de test assez longue pour passer la vérification',
  GEO_KEY,
  GEOCODER_URL: env.PIGNON_MODE === 'production' ? 'https://geo.example' : 'http://127.0.0.1:1/geocoding',
  ADDRESSES_URL: env.PIGNON_MODE === 'production' ? 'https://addresses.example' : 'http://127.0.0.1:1/geocoding/ban',
  MEDIA_DIR: process.env.TEST_MEDIA_DIR ?? '/nonexistent',
  MAP_TILES: 'none',
  DATABASE_URL: roleUrl(databaseUrl, role),
  DATABASE_POOL: '8',
  REDIS_URL: process.env.TEST_REDIS ?? 'redis://127.0.0.1:1',
  QUEUE_PREFIX: new URL(databaseUrl).pathname.slice(1),
  SMTP_URL: 'smtp://127.0.0.1:1',
  PIPEDRIVE_URL: 'http://127.0.0.1:1/pipedrive',
  PIPEDRIVE_API_TOKEN: 'local-pipedrive-token',
  PIPEDRIVE_SITE_REF_FIELD: 'd4f2a9c1b3e5f60718293a4b5c6d7e8f90a1b2c3',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:1/automation/webhook',
  AUTOMATION_SECRETS: AUTOMATION_SECRET,
  ...env,
});
