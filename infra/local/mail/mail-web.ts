import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BodyTooLarge, parseJson, readBody, sendEmpty, sendJson, sendText } from '../http';
import { answerMail, MOST_ANSWER_SIGNS } from './answer-mail';
import { type MailFaults, parseMailFault } from './mail-faults';
import { MAIL_PAGE } from './mail-page';
import type { MailStore } from './mail-store';
import type { StoredMail } from './stored-mail';

export function createMailWeb(store: MailStore, faults: MailFaults): Server {
  return createServer((request, response) => {
    route(store, faults, request, response).catch((error: Error) => {
      if (response.headersSent) return void response.destroy();
      if (error instanceof BodyTooLarge) return sendJson(response, 413, { error: 'Corps trop gros.' });
      sendJson(response, 500, { error: error.message });
    });
  });
}

async function route(
  store: MailStore,
  faults: MailFaults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
  const get = request.method === 'GET' || request.method === 'HEAD';
  switch (pathname) {
    case '/':
      if (get) return sendText(response, 'text/html; charset=utf-8', MAIL_PAGE);
      break;
    case '/api/stats':
      if (get) return sendJson(response, 200, stats(store));
      break;
    case '/api/envelopes':
      if (get) return sendJson(response, 200, chosen(store, searchParams).map(withoutRaw));
      break;
    case '/api/messages':
      if (get) return sendMessages(store, searchParams, response);
      if (request.method === 'DELETE') {
        await store.clear();
        return sendEmpty(response);
      }
      break;
    case '/api/faults':
      return faultsRoute(faults, request, response);
    default:
      if (request.method === 'POST') return answerRoute(store, pathname, request, response);
      return messageRoute(store, pathname, get, response);
  }
  sendJson(response, 405, { error: 'Méthode refusée.' });
}

function stats(store: MailStore) {
  return { received: store.received, inFlight: store.inFlight, count: store.count, version: store.version };
}

/** `to` and `limit` are looked at before anything is parsed: a test that polls for one mail stays cheap. */
function chosen(store: MailStore, query: URLSearchParams): StoredMail[] {
  const to = query.get('to')?.toLowerCase();
  const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY);
  const mails = store.newestFirst();
  const mine = to ? mails.filter(({ envelope }) => envelope.to.some((address) => address.toLowerCase() === to)) : mails;
  return limit >= 0 ? mine.slice(0, limit) : mine;
}

function withoutRaw({ raw: _raw, ...rest }: StoredMail) {
  return rest;
}

/** Written mail by mail: thousands of mails as one text would stop SMTP for seconds. */
async function sendMessages(store: MailStore, query: URLSearchParams, response: ServerResponse): Promise<void> {
  const brief = query.has('brief');
  async function* parts() {
    let separator = '[';
    for (const mail of chosen(store, query)) {
      const message = await store.message(mail);
      yield separator + JSON.stringify(brief ? { ...message, text: '', html: '', headers: {} } : message);
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  // A reader who leaves halfway is no failure of ours.
  await pipeline(Readable.from(parts()), response).catch(() => response.destroy());
}

async function faultsRoute(faults: MailFaults, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return sendJson(response, 200, faults.list());
  if (request.method === 'DELETE') {
    faults.clear();
    return sendEmpty(response);
  }
  if (request.method !== 'POST') return sendJson(response, 405, { error: 'Méthode refusée.' });
  const fault = parseMailFault(parseJson(await readBody(request)));
  if (typeof fault === 'string') return sendJson(response, 400, { error: fault });
  faults.add(fault);
  sendJson(response, 201, fault);
}

async function answerRoute(store: MailStore, path: string, request: IncomingMessage, response: ServerResponse) {
  const mail = store.find(/^\/api\/messages\/([\w-]+)\/answers$/.exec(path)?.[1] ?? '');
  if (!mail) return sendJson(response, 404, { error: 'Rien à cette adresse.' });
  const { text } = (parseJson(await readBody(request)) ?? {}) as { text?: unknown };
  if (typeof text !== 'string' || !text.trim() || text.length > MOST_ANSWER_SIGNS)
    return sendJson(response, 400, { error: 'text est vide ou trop long.' });
  const answer = await answerMail(store, mail, text);
  if (!answer) return sendJson(response, 409, { error: 'Ce courrier ne dit pas à qui répondre.' });
  sendJson(response, 201, { id: answer.id, to: answer.envelope.to, messageId: answer.messageId });
}

async function messageRoute(store: MailStore, path: string, get: boolean, response: ServerResponse): Promise<void> {
  const [, id = '', rest = ''] = /^\/api\/messages\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  const mail = get ? store.find(id) : undefined;
  if (!mail) return sendJson(response, 404, { error: 'Rien à cette adresse.' });
  if (rest === '') return sendJson(response, 200, await store.message(mail));
  if (rest === '/source') return sendText(response, 'text/plain; charset=utf-8', await store.raw(mail));
  const index = Number(/^\/attachments\/(\d+)$/.exec(rest)?.[1] ?? -1);
  const { message, contents } = await store.read(mail);
  const content = contents[index];
  if (!content) return sendJson(response, 404, { error: 'Rien à cette adresse.' });
  response.writeHead(200, {
    'content-type': message.attachments[index]?.contentType ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    // An attached HTML page must not run as a page of this site.
    'content-security-policy': 'sandbox',
  });
  response.end(content);
}
