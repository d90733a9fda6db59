import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Ledger } from '../checks/ledger';

export interface Form {
  readonly path: string;
  readonly key: string;
  readonly body: object;
  readonly token?: string;
  /** Of the agency: it changes what is there. */
  readonly cookie?: string;
}

export interface Accepted {
  readonly id: string;
  readonly token?: string;
}

/** The browser insists for so long, with the same key. */
const PATIENCE_MS = 60_000;
const ONE_TRY_MS = 10_000;
const TRY_AGAIN = new Set([409, 429, 502, 503]);

/** A browser that does not give up: a cut, a 503 and a 409 are tried again with the same key. */
export class Visitor {
  private readonly agent = new Agent({ connections: 100, headersTimeout: ONE_TRY_MS, bodyTimeout: ONE_TRY_MS });

  constructor(
    /** Where they think that the api is: a row may put something before it. */
    public url: string,
    private readonly ledger: Ledger,
  ) {}

  async send(form: Form): Promise<Accepted | null> {
    let last = '';
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(150 + Math.random() * 200)) {
      const answer = await this.once(form);
      if (answer.status === 202 || answer.status === 200) return answer.json as Accepted;
      last = `${answer.status} ${JSON.stringify(answer.json)}`;
      if (answer.status !== 0 && !TRY_AGAIN.has(answer.status)) break;
    }
    this.ledger.complaints.push(`${form.path} never accepted: ${last}`);
    return null;
  }

  /** Status 0 when nobody answered. */
  async once({ path, key, body, token, cookie }: Form): Promise<{ status: number; json: unknown }> {
    const start = performance.now();
    const heard = (status: number): void =>
      void this.ledger.statuses.set(status, (this.ledger.statuses.get(status) ?? 0) + 1);
    try {
      const response = await request(this.url + path, {
        method: cookie ? 'PUT' : 'POST',
        dispatcher: this.agent,
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(cookie ? { cookie, origin: this.url } : {}),
        },
      });
      const json: unknown = await response.body.json();
      heard(response.statusCode);
      if (response.statusCode === 202) this.ledger.latencies.push(performance.now() - start);
      return { status: response.statusCode, json };
    } catch (error) {
      heard(0);
      return { status: 0, json: String(error) };
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}
