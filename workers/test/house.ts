import { Pool } from 'pg';
import { WORKERS_ROLE } from '@pignon/infra/database/roles/role-names';
import { startMailCatcher } from '@pignon/infra/local/mail/mail-catcher';
import { startPartners } from '@pignon/infra/local/partners/partners';
import { settingsFromEnv } from '@pignon/infra/local/partners/partner-settings';
import { createApp } from '../../api/src/create-app';
import request from 'supertest';
import { testDatabase } from '../../infra/test/test-database';
import { testConfig, testEnv } from '../../infra/test/test-config';
import { startWorkers, type Workers } from '../src/start-workers';

export interface Mail {
  readonly id: string;
  readonly from: string;
  readonly to: string[];
  readonly cc: string[];
  readonly bcc: string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Record<string, string>;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly size: number }[];
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
  readonly status: number | null;
}

export interface CrmState {
  readonly persons: { id: number; name: string; emails: { value: unknown }[]; phones: { value: unknown }[] }[];
  readonly leads: (Record<string, unknown> & { id: string; title: string; person_id: number })[];
  readonly webhooks: { id: string; body: Record<string, unknown>; deliveries: number }[];
}

export type TestHouse = Awaited<ReturnType<typeof startHouse>>;

/** The whole product in one process on real parts: PostgreSQL, Redis, SMTP and HTTP partners. */
export async function startHouse(env: Record<string, string> = {}) {
  const databaseUrl = await testDatabase();
  const mail = await startMailCatcher({ smtpPort: 0, webPort: 0 });
  const partners = await startPartners({
    port: 0,
    settings: { ...settingsFromEnv({}), timeScale: Number(env.TIME_SCALE ?? 60), rateLimits: true },
  });
  const partnersUrl = `http://127.0.0.1:${partners.port}`;
  const given = {
    FORMS_PER_MINUTE: '100000',
    APPLICATIONS_PER_HOUR: '100000',
    BOOKINGS_PER_DAY: '100000',
    APPLICATIONS_MB_PER_DAY: '100000',
    MAILS_PER_HOUR: '1000',
    TIME_SCALE: '60',
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    IMAP_URL: `imap://contact%40pignon.example:local@127.0.0.1:${mail.imapPort}`,
    PIPEDRIVE_URL: `${partnersUrl}/pipedrive`,
    AUTOMATION_WEBHOOK_URL: `${partnersUrl}/automation/webhook`,
    GEOCODER_URL: `${partnersUrl}/geocoding`,
    ADDRESSES_URL: `${partnersUrl}/geocoding/ban`,
    ...env,
  };
  const config = testConfig(databaseUrl, given, WORKERS_ROLE);
  const app = await createApp(testConfig(databaseUrl, given));
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  let workers: Workers | null = await startWorkers(config, () => {});
  const mailUrl = `http://127.0.0.1:${mail.webPort}`;
  const json = async <T>(url: string, init?: RequestInit): Promise<T> => (await (await fetch(url, init)).json()) as T;
  const post = (url: string, body: object) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  return {
    http: request(app.getHttpServer()),
    pool,
    databaseUrl,
    /** Of a worker in a process of its own. */
    workerEnv: testEnv(databaseUrl, given, WORKERS_ROLE),
    mails: (to?: string) => json<Mail[]>(`${mailUrl}/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`),
    source: async (id: string) => await (await fetch(`${mailUrl}/api/messages/${id}/source`)).text(),
    crm: () => json<CrmState>(`${partnersUrl}/__state`),
    received: (partner: string) => json<Received[]>(`${partnersUrl}/__received?partner=${partner}`),
    fault: (fault: object) => post(`${partnersUrl}/__faults`, fault),
    heal: () =>
      Promise.all([
        fetch(`${partnersUrl}/__faults`, { method: 'DELETE' }),
        fetch(`${mailUrl}/api/faults`, { method: 'DELETE' }),
      ]),
    answer: async (mailId: string, text: string) =>
      await (await post(`${mailUrl}/api/messages/${mailId}/answers`, { text })).json(),
    smtpPort: mail.smtpPort,
    mailFault: (fault: object) => post(`${mailUrl}/api/faults`, fault),
    async effects(aggregateId: string) {
      const { rows } = await pool.query<{
        reaction: string;
        state: string;
        attempts: number;
        last_error: string | null;
        id: string;
      }>(
        'select effect.id, reaction, state, attempts, last_error from effect join event on event.id = event_id where aggregate_id = $1 order by reaction',
        [aggregateId],
      );
      return rows;
    },
    /** All effects of its facts, or those of one reaction. */
    async settled(aggregateId: string, effects: number, reaction?: string) {
      return await until(async () => {
        const all = await this.effects(aggregateId);
        const found = reaction ? all.filter((effect) => effect.reaction === reaction) : all;
        return found.length === effects && found.every(({ state }) => state !== 'pending') ? found : null;
      });
    },
    async stopWorkers() {
      await workers?.stop();
      workers = null;
    },
    async startWorkers() {
      workers = await startWorkers(config, () => {});
    },
    async stop() {
      await workers?.stop();
      await app.close();
      await pool.end();
      await Promise.all([mail.stop(), partners.stop()]);
    },
  };
}

/** Polls until something is there; never sleeps a fixed while. */
export async function until<T>(look: () => Promise<T | null | false | undefined>, patienceMs = 30_000): Promise<T> {
  for (const end = Date.now() + patienceMs; ; ) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
