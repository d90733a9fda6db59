import { wait } from './wait';

export type Reply =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | {
      readonly ok: false;
      /** 'network': nobody answered. 'refused': the server answered no. */
      readonly reason: 'network' | 'refused';
      readonly status?: number;
      readonly error?: string;
      readonly fields?: Readonly<Record<string, string>>;
    };

export interface PostOptions {
  /** Sent as Idempotency-Key: the same intention keeps the same key, so that a repeat is answered and not redone. */
  readonly key?: string;
  /** Sent as a bearer token. */
  readonly token?: string;
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly signal?: AbortSignal;
  /** Sent once: nobody could tell a repeat from a second one. */
  readonly once?: true;
  /** Told each time that nobody answered, before it is tried again. */
  readonly lost?: () => void;
  /** Told when too many come from this connection: after so long it is sent again. Without it a 429 is an answer (C70). */
  readonly crowded?: (pauseMs: number) => void;
}

const PATIENCE_MS = 10_000;
/** Two of the server's minutes: longer than that nobody watches a button. */
const CROWD_PATIENCE_MS = 125_000;
const PAUSES_MS = [400, 1_000, 2_000, 4_000] as const;

/** One intention. A lost connection, a 503 and a repeat still in flight are tried again with the same key for ten seconds. */
export async function postJson(path: string, body: unknown, options: PostOptions = {}): Promise<Reply> {
  const crowdUntil = Date.now() + CROWD_PATIENCE_MS;
  let giveUpAt = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt++) {
    const { reply, retryAfterMs } = await send(path, body, options);
    if (retryAfterMs !== undefined && waitsItsTurn(reply, options) && Date.now() + retryAfterMs < crowdUntil) {
      options.crowded?.(retryAfterMs);
      await wait(retryAfterMs, options.signal);
      giveUpAt = Date.now() + PATIENCE_MS;
      continue;
    }
    if (!reply.ok && reply.reason === 'network') options.lost?.();
    if (reply.ok || !worthRepeating(reply, options, retryAfterMs)) return reply;

    const pause = retryAfterMs ?? PAUSES_MS[attempt] ?? PATIENCE_MS;
    if (Date.now() + pause > giveUpAt || options.signal?.aborted) return reply;
    await wait(pause, options.signal);
  }
}

interface Sent {
  readonly reply: Reply;
  readonly retryAfterMs?: number;
}

async function send(path: string, body: unknown, options: PostOptions): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method: options.method ?? 'POST',
      headers: headersOf(body, options),
      body: body instanceof FormData ? body : JSON.stringify(body),
      signal: options.signal ?? null,
    });
    const answer: unknown = await response.json().catch(() => ({}));
    const retryAfterMs = secondsToMs(response.headers.get('retry-after'));
    return { reply: replyOf(response, answer), ...(retryAfterMs !== undefined && { retryAfterMs }) };
  } catch {
    return { reply: { ok: false, reason: 'network' } };
  }
}

function headersOf(body: unknown, { key, token }: PostOptions): HeadersInit {
  return {
    // A form with files names its own parts' border.
    ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    accept: 'application/json',
    ...(key && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

function replyOf({ ok, status }: Response, answer: unknown): Reply {
  if (ok) return { ok, status, body: answer };
  const { error, fields } = (answer ?? {}) as { error?: string; fields?: Record<string, string> };
  return { ok: false, reason: 'refused', status, ...(error && { error }), ...(fields && { fields }) };
}

const waitsItsTurn = (reply: Reply, { crowded, signal }: PostOptions): boolean =>
  reply.status === 429 && crowded !== undefined && !signal?.aborted;

/** Without a key a repeat might do the thing twice: then only the 503 that says when to come back is repeated. */
function worthRepeating(
  reply: Reply & { ok: false },
  { key, signal, once }: PostOptions,
  retryAfterMs?: number,
): boolean {
  if (signal?.aborted || once) return false;
  if (reply.reason === 'network') return Boolean(key);
  return reply.status === 503 || (reply.status === 409 && retryAfterMs !== undefined);
}

function secondsToMs(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}
