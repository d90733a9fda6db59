import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen(0);
  ({ port } = api.app.getHttpServer().address() as AddressInfo);
});
afterAll(() => api.stop());

/** The mailbox, held open by a second session of the account; answers what it has heard, and that it ended. */
async function listening(): Promise<{ cookie: string; heard: () => string; ended: Promise<void> }> {
  const cookie = await api.signIn();
  let text = '';
  const [ended] = await new Promise<[Promise<void>]>((resolve) => {
    get({ port, path: '/api/admin/threads/live', headers: { cookie, accept: 'text/event-stream' } }, (answer) => {
      const end = new Promise<void>((over) => answer.once('end', over));
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        if (text.includes('data: {}')) resolve([end]);
      });
    });
  });
  return { cookie, heard: () => text, ended };
}

test.each([
  [
    'the account is deactivated',
    `update staff_account set disabled_at = now()`,
    `update staff_account set disabled_at = null`,
  ],
  ['its role is taken away', `update staff_account set role = 'editor'`, `update staff_account set role = 'admin'`],
  ['its sessions are ended', 'delete from session', 'select 1'],
])('whoever has the mailbox open hears nothing more once %s', async (_, end, back) => {
  const { heard, ended } = await listening();
  const id = randomUUID();
  await api.pool.query(end);
  await api.pool.query(`select pg_notify('mailbox', $1)`, [JSON.stringify({ id })]);
  await ended;
  expect(heard()).not.toContain(id);
  await api.pool.query(back);
});

test('whoever may still read hears on, and that they listen keeps no session open', async () => {
  const { cookie, heard } = await listening();
  const id = randomUUID();
  const seen = async () =>
    (await api.pool.query<{ at: string }>('select max(seen_at)::text as at from session')).rows[0]?.at;
  const before = await seen();
  await api.pool.query(`select pg_notify('mailbox', $1)`, [JSON.stringify({ id })]);
  for (const end = Date.now() + 5000; !heard().includes(id); ) {
    if (Date.now() > end) throw new Error(`Not heard: ${id} in ${heard()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(await seen()).toBe(before);
  await api.http.post('/api/users/logout').set('cookie', cookie).set('origin', ORIGIN).expect(204);
});
