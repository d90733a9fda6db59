import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BodyTooLarge, listen, parseJson, readBody, sendJson } from '../http';
import { createAutomation, type ReceivedWebhook } from './automation';
import { type CallRecord, CallRecords } from './call-records';
import { createChat } from './chat';
import { createControl } from './control';
import { CrmStore } from './pipedrive/crm-store';
import { createGeocoding } from './geocoding';
import { createGoogle } from './google';
import { createIndexNow } from './indexnow';
import { type Answer, isPartnerName, type Partner, type PartnerName } from './partner';
import { type PartnerFault, PartnerFaults } from './partner-faults';
import { type PartnerSettings, settingsFromEnv } from './partner-settings';
import { createPipedrive } from './pipedrive/pipedrive';

export type PartnersOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Where the CRM's persons and leads outlive a restart; absent, they live in memory only. */
  dir?: string | undefined;
  host?: string | undefined;
  /** What would otherwise come from the environment. */
  settings?: Partial<PartnerSettings> | undefined;
};

export type Partners = { port: number; stop(): Promise<void> };

export async function startPartners(options: PartnersOptions): Promise<Partners> {
  const { host = '127.0.0.1', dir } = options;
  const settings = { ...settingsFromEnv(process.env), ...options.settings };
  const crm = new CrmStore(dir ? join(dir, 'crm.json') : null);
  await crm.load();
  const webhooks = new Map<string, ReceivedWebhook>();
  const records = new CallRecords();
  const faults = new PartnerFaults();
  const partners: Record<PartnerName, Partner> = {
    pipedrive: createPipedrive(crm, settings),
    automation: createAutomation(settings.automationSecrets, webhooks),
    chat: createChat(settings.chatKey),
    geocoding: createGeocoding(),
    google: createGoogle(),
    indexnow: createIndexNow(),
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      if (response.headersSent) return void response.destroy();
      if (error instanceof BodyTooLarge) return sendJson(response, 413, { error: 'Corps trop gros.' });
      // A caller that hung up while sending has nobody left to answer.
      if (!request.complete) return void response.destroy();
      sendJson(response, 500, { error: error.message });
    });
  });
  // Longer than any client keeps an idle connection: it must be the client that closes.
  server.keepAliveTimeout = 120_000;

  const control = createControl({ crm, webhooks, records, faults });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    const name = /^\/([a-z]+)(?=\/|\?|$)/.exec(target)?.[1];
    if (isPartnerName(name)) return callPartner(name, target.slice(name.length + 1) || '/', request, response);
    const url = new URL(target, 'http://local');
    return control(url.pathname, url.searchParams.get('partner'), request, response);
  }

  async function callPartner(
    name: PartnerName,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { method = 'GET', headers } = request;
    const at = new Date().toISOString();
    const raw = await readBody(request);
    const url = new URL(path, 'http://local');
    const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const body = form ? Object.fromEntries(new URLSearchParams(raw.toString('utf8'))) : parseJson(raw);
    const record: CallRecord = { method, path, headers, body, status: null, answer: null, at };
    records.add(name, record);
    const fault = faults.take(name, method, path);
    if (fault?.delayMs) await pause(fault.delayMs);
    // Even when the caller has given up meanwhile: a slow service does its work all the same.
    const answer =
      fault?.status != null
        ? faultAnswer(name, fault, fault.status)
        : partners[name]({ method, path: url.pathname, query: url.searchParams, headers, raw, body });
    if (fault?.dropAnswer) return void response.destroy();
    record.status = answer.status;
    record.answer = answer.body;
    await send(response, answer, fault?.pieceMs);
  }

  const port = await listen(server, options.port, host);
  return {
    port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await crm.flush();
    },
  };
}

function faultAnswer(name: PartnerName, { retryAfter, location }: PartnerFault, status: number): Answer {
  const headers: Record<string, string> = {};
  if (retryAfter !== null) headers['retry-after'] = retryAfter;
  if (status >= 300 && status < 400) headers.location = location ?? `/${name}/redirected`;
  return { status, body: { error: 'simulated fault' }, headers };
}

async function send(response: ServerResponse, { status, body, headers, events }: Answer, pieceMs = 0): Promise<void> {
  if (events) {
    response.writeHead(status, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...headers });
    for (const event of events) {
      response.write(`data: ${JSON.stringify(event)}\n\n`);
      if (pieceMs) await pause(pieceMs);
    }
    response.end('data: [DONE]\n\n');
  } else if (body === null || status === 204) response.writeHead(status, headers).end();
  else sendJson(response, status, body, headers);
}
