import type { CrmStore } from './crm-store';
import { type Answer, type Call, header, type Partner } from '../partner';
import type { PartnerSettings } from '../partner-settings';
import { found, refusal, removed } from './pipedrive-answers';
import { CrmSearch, type Found, type Search } from './pipedrive-search';
import { createLead, createNote, createPerson, updatePerson } from './pipedrive-writes';
import { RollingWindow } from '../rate-limit';

const WINDOW_MS = 2_000;
const CALLS_PER_WINDOW = 20;
const SEARCHES_PER_WINDOW = 10;
/** How long the real search index takes to know a new person or lead. */
const INDEX_DELAY_MS = 60_000;

/** Pipedrive: persons and search of API v2, leads of API v1. */
export function createPipedrive(store: CrmStore, settings: PartnerSettings): Partner {
  const windowMs = WINDOW_MS / settings.timeScale;
  const indexDelayMs = INDEX_DELAY_MS / settings.timeScale;
  const calls = new RollingWindow(CALLS_PER_WINDOW, windowMs);
  const searches = new RollingWindow(SEARCHES_PER_WINDOW, windowMs);
  const index = new CrmSearch(store);

  return (call) => {
    const token = header(call, 'x-api-token') || call.query.get('api_token');
    if (token !== settings.pipedriveToken) return refusal(401, 'unauthorized access');
    if (!settings.rateLimits) return route(call);
    const windows = call.path.endsWith('/search') ? [searches, calls] : [calls];
    const limits = limited(windows, windowMs);
    if (limits.refused) return limits.refused;
    return { ...route(call), headers: limits.headers };
  };

  function route(call: Call): Answer {
    const path = call.path.replace(/^\/api\//, '/');
    if (call.method === 'GET' && path === '/v2/persons/search') return search(call, (wanted) => index.persons(wanted));
    if (call.method === 'GET' && path === '/v2/leads/search') return search(call, (wanted) => index.leads(wanted));
    if (call.method === 'POST' && path === '/v2/persons') return createPerson(store, index, call.body);
    if (call.method === 'POST' && path === '/v1/leads') return createLead(store, index, call.body);
    if (call.method === 'POST' && path === '/v1/notes') return createNote(store, call.body);
    const person = /^\/v2\/persons\/(\d+)$/.exec(path);
    if (call.method === 'GET' && person) return found(store.persons.get(Number(person[1])), 'Person not found');
    if (call.method === 'PATCH' && person) return updatePerson(store, Number(person[1]), call.body);
    if (call.method === 'DELETE' && person) return removed(Number(person[1]), store.removePerson(Number(person[1])));
    const lead = /^\/v1\/leads\/([\w-]+)$/.exec(path);
    if (call.method === 'GET' && lead) return found(store.leads.get(lead[1] ?? ''), 'Lead not found');
    if (call.method === 'DELETE' && lead) return removed(lead[1] ?? '', store.removeLead(lead[1] ?? ''));
    return refusal(404, 'Unknown method.');
  }

  function search(call: Call, find: (search: Search) => Found[]): Answer {
    const exact = call.query.get('exact_match') === 'true';
    const term = (call.query.get('term') ?? '').trim();
    if (term.length < (exact ? 1 : 2)) return refusal(400, 'Search term must be at least 2 characters long.');
    const fields = call.query.get('fields')?.split(',') ?? [];
    const indexedBefore = new Date(Date.now() - indexDelayMs).toISOString();
    const items = find({ term: term.toLowerCase(), fields, exact, indexedBefore });
    return { status: 200, body: { success: true, data: { items }, additional_data: { next_cursor: null } } };
  }
}

function limited(windows: RollingWindow[], windowMs: number) {
  const now = Date.now();
  const waits = windows.map((window) => window.wait(now));
  const wait = Math.max(...waits);
  if (wait === 0) for (const window of windows) window.hit(now);
  const [strictest] = windows as [RollingWindow];
  const seconds = String(Math.max(1, Math.ceil((wait || windowMs) / 1_000)));
  const headers: Record<string, string> = {
    'x-ratelimit-limit': String(strictest.limit),
    'x-ratelimit-remaining': String(Math.max(0, strictest.remaining)),
    'x-ratelimit-reset': seconds,
  };
  if (wait === 0) return { headers, refused: null };
  const refused = refusal(429, 'request over limit', { ...headers, 'retry-after': seconds });
  return { headers, refused };
}
