import { Misconfigured, TransientFailure, Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import { Agent, request } from 'undici';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export const GONE = '410';

const LARGEST_ANSWER = 1_000_000;
const TRY_AGAIN = new Set([408, 425, 429]);

/** Calls one outside service over HTTP: hard timeout, no redirects, small answers, failures by kind. */
export class HttpCaller {
  private readonly agent: Agent;

  constructor(
    private readonly service: string,
    private readonly timeoutMs: number,
  ) {
    this.agent = new Agent({
      connections: 64,
      keepAliveTimeout: 10_000,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: timeoutMs },
    });
  }

  async call({ method, url, headers, body }: Call): Promise<Answer> {
    const answer = await this.send({ method, url, headers, body });
    const { status } = answer;
    if (status >= 200 && status < 300) return answer;
    const message = `${this.service} a répondu ${status}`;
    if (status === 401 || status === 403) throw new Misconfigured(message, String(status));
    if (TRY_AGAIN.has(status) || status >= 500)
      throw new TransientFailure(message, String(status), {
        retryAfterSeconds: answer.retryAfter,
        ambiguous: status >= 500,
      });
    throw new Unrecoverable(message, String(status));
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async send({ method, url, headers, body }: Call): Promise<Answer & { retryAfter?: number }> {
    try {
      const response = await request(url, {
        method,
        body,
        dispatcher: this.agent,
        signal: AbortSignal.timeout(this.timeoutMs),
        headers: {
          'user-agent': 'Pignon',
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of response.body) {
        size += (chunk as Buffer).length;
        if (size > LARGEST_ANSWER) throw new Error('réponse trop longue');
        chunks.push(chunk as Buffer);
      }
      return {
        status: response.statusCode,
        json: parsed(Buffer.concat(chunks).toString()),
        retryAfter: retryAfter(response.headers['retry-after']),
      };
    } catch (error) {
      const { code: given, name, message } = error as { code?: unknown; name: string; message: string };
      // The code of a DOMException, as a timeout is, is a number that says nothing.
      const code = typeof given === 'string' ? given : undefined;
      // A connection that was never made cannot have done anything; every other silence may have.
      const refused = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'UND_ERR_CONNECT_TIMEOUT';
      throw new TransientFailure(`${this.service} ne répond pas (${code ?? name} : ${message})`, code ?? name, {
        ambiguous: !refused,
      });
    }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Seconds, from either form of the header (RFC 9110, 10.2.3). */
export function retryAfter(header: string | string[] | undefined, now = Date.now()): number | undefined {
  if (typeof header !== 'string') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : undefined;
}
