import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import request from 'supertest';
import { ADMIN } from '../../infra/test/global-setup';
import { testDatabase } from '../../infra/test/test-database';
import { testConfig } from '../../infra/test/test-config';
import { createApp } from '../src/create-app';
import { asDocumented } from './as-documented';

export const ORIGIN = 'http://localhost:3000';

/** Of a visitor whom nothing that was kept may answer: for rows that a test has changed behind the api's back. */
export const ANEW = { cookie: 'visitor=anew' };

export interface TestApi {
  readonly app: NestFastifyApplication;
  readonly http: ReturnType<typeof request>;
  readonly pool: Pool;
  readonly databaseUrl: string;
  /** A signed-in administrator's cookie. */
  signIn(): Promise<string>;
  count(table: string, where?: string): Promise<number>;
  /** So many answers were held against OpenAPI; what differs is told at the stop. */
  compared(): number;
  /** Also says whether each answer so far was as OpenAPI describes it. */
  stop(): Promise<void>;
}

/** Of a login's answer, which also tells the device that it is known. */
export const staffCookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  ((headers['set-cookie'] as string[] | undefined) ?? [])
    .find((cookie) => /^(?:__Host-)?sid=/.test(cookie))
    ?.split(';')[0] ?? '';

/** The whole api on its own database, without workers, Redis, mail or partners: what a visitor's answer may depend on. */
export async function startApi(env: Record<string, string> = {}): Promise<TestApi> {
  const databaseUrl = await testDatabase();
  const app = await createApp(
    testConfig(databaseUrl, {
      FORMS_PER_MINUTE: '100000',
      APPLICATIONS_PER_HOUR: '100000',
      BOOKINGS_PER_DAY: '100000',
      ...env,
    }),
  );
  const documented = asDocumented(app);
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const http = request(app.getHttpServer());
  return {
    app,
    http,
    pool,
    databaseUrl,
    compared: documented.count,
    async signIn() {
      const answer = await http.post('/api/users/login').send(ADMIN).expect(200);
      return staffCookieOf(answer);
    },
    async count(table, where = 'true') {
      const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`);
      return rows[0]?.n ?? 0;
    },
    async stop() {
      const faults = documented.faults();
      await app.close();
      await pool.end();
      expect(faults).toEqual([]);
    },
  };
}

export const ESTIMATION_START = {
  firstName: 'Zoë',
  lastName: "d'Œuvre",
  phone: '+33 (0)6 12 34 56 78',
  email: 'zoe@exemple.fr',
  isOwner: true,
  urgencyLevel: 'soon',
};
export const ESTIMATION = {
  ...ESTIMATION_START,
  address: '12 rue de Lévis, 75017 Paris',
  isOccupied: 'occupied',
  rent: '2500',
  charges: '150',
  propertyTax: '1800',
  retirementPlans: 'Succession',
};
export const CONTACT_DATA = {
  name: 'Jean Martin',
  email: 'jean.martin@exemple.fr',
  phone: '06 12 34 56 78',
  subject: 'Un local à Lyon',
  message: 'Bonjour,\nje cherche un local.',
};
export const CONTACT = {
  to: 'contact@pignon.example',
  subject: `Formulaire de contact: ${CONTACT_DATA.subject}`,
  data: CONTACT_DATA,
};
