import { testDatabase } from '../../infra/test/test-database';
import { testConfig } from '../../infra/test/test-config';
import { startWorkers, type Workers } from '../src/start-workers';
import { until } from './house';

const TOKEN = 'un jeton pour les mesures';
let databaseUrl: string;
const running: Workers[] = [];

beforeAll(async () => void (databaseUrl = await testDatabase()));
afterAll(() => Promise.all(running.map((workers) => workers.stop())));

async function start(env: Record<string, string> = {}): Promise<string> {
  const workers = await startWorkers(testConfig(databaseUrl, env), () => {});
  running.push(workers);
  return `http://127.0.0.1:${workers.port}`;
}

const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(url, { headers })).status;

test('a worker says live, ready once Redis is there, and measures its work', async () => {
  const url = await start();
  expect(await statusOf(`${url}/live`)).toBe(200);
  await until(async () => (await statusOf(`${url}/ready`)) === 200);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('effect_job_seconds');
  expect(metrics).toContain('effect_failures_total');
  expect(metrics).toContain('process_resident_memory_bytes');
  expect(await statusOf(`${url}/autre`)).toBe(404);
});

test('without Redis a worker lives, is not ready, and says why', async () => {
  const url = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await statusOf(`${url}/live`)).toBe(200);
  const answer = await fetch(`${url}/ready`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'unavailable', faults: ['redis'] });
});

test('in production its metrics are for METRICS_TOKEN alone', async () => {
  const url = await start({
    PIGNON_MODE: 'production',
    HOST: '127.0.0.1',
    PIPEDRIVE_URL: 'https://crm.example.com',
    AUTOMATION_WEBHOOK_URL: 'https://hooks.example.com/x',
    METRICS_TOKEN: TOKEN,
  });
  expect(await statusOf(`${url}/metrics`)).toBe(401);
  expect(await statusOf(`${url}/metrics`, { authorization: 'Bearer non' })).toBe(401);
  expect(await statusOf(`${url}/metrics`, { authorization: `Bearer ${TOKEN}` })).toBe(200);
});
