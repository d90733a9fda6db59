import { isRecord } from '../http';
import { type Answer, type Call, type Partner } from './partner';

const MOST_URLS = 10_000;

/** IndexNow: one URL by GET, a list by POST. */
export function createIndexNow(): Partner {
  return (call) => {
    if (call.path !== '/indexnow') return { status: 404, body: null };
    if (call.method === 'GET') return submitOne(call);
    if (call.method === 'POST') return submitList(call.body);
    return { status: 405, body: null };
  };
}

function submitOne({ query }: Call): Answer {
  const url = query.get('url');
  const key = query.get('key');
  if (!url || !URL.canParse(url)) return refusal(400, 'Bad request');
  return checked(new URL(url).host, key, [url], query.get('keyLocation'));
}

function submitList(body: unknown): Answer {
  if (!isRecord(body)) return refusal(400, 'Invalid request body');
  const { host, key, urlList, keyLocation } = body;
  if (typeof host !== 'string' || !host || !Array.isArray(urlList))
    return refusal(400, 'host and urlList are required');
  if (urlList.length === 0 || urlList.length > MOST_URLS) return refusal(400, `1 to ${MOST_URLS} URLs`);
  return checked(host, key, urlList, keyLocation);
}

function checked(host: string, key: unknown, urls: unknown[], keyLocation: unknown): Answer {
  if (typeof key !== 'string' || !/^[a-zA-Z0-9-]{8,128}$/.test(key)) return refusal(403, 'Key not valid');
  const all = typeof keyLocation === 'string' ? [...urls, keyLocation] : urls;
  if (!all.every((url) => isOf(host, url))) return refusal(422, 'URLs do not belong to the host');
  return { status: 200, body: null };
}

function isOf(host: string, url: unknown): boolean {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).host === host;
}

function refusal(status: number, message: string): Answer {
  return { status, body: { code: status, message } };
}
