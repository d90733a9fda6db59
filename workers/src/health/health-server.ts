import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '@pignon/infra/config/config';
import { isMetricsToken } from '@pignon/infra/health/is-metrics-token';
import { registry } from './metrics';

interface HealthServer {
  /** The port that it listens on: settings may leave the choice to the system. */
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * GET /live: the process answers. GET /ready: 503 and what is missing while it can do no work. GET /metrics: as in api,
 * open in local mode, else to METRICS_TOKEN alone.
 */
export async function serveHealth(config: Config, faults: () => Promise<readonly string[]>): Promise<HealthServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?')[0];
    if (path === '/live') return sendJson(response, 200, { status: 'ok' });
    if (path === '/ready') {
      const found = await faults();
      const [status, word] = found.length > 0 ? ([503, 'unavailable'] as const) : ([200, 'ok'] as const);
      return sendJson(response, status, { status: word, faults: found });
    }
    if (path !== '/metrics') return sendJson(response, 404, { status: 'unknown' });
    if (!mayMeasure(config, request)) return sendJson(response, 401, { status: 'METRICS_TOKEN' });
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    response.end(await registry.metrics());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => sendJson(response, 500, { status: 'error' }));
  });
  const { host, workersPort } = config;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(workersPort, host, resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => closed(server) };
}

const mayMeasure = ({ mode, metricsToken }: Config, { headers }: IncomingMessage): boolean =>
  mode === 'local' || isMetricsToken(headers.authorization, metricsToken);

function sendJson(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
