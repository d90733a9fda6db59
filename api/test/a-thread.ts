import { randomUUID } from 'node:crypto';
import { CONTACT_DATA, type TestApi } from './api';

/** The conversation of somebody who wrote by the form and never before. */
export async function aThread(api: TestApi): Promise<string> {
  const { body } = await api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, email: `${randomUUID()}@exemple.fr` })
    .expect(202);
  return (await api.pool.query('select id from thread where source_id = $1', [body.id])).rows[0].id;
}
