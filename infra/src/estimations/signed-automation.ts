import { createHmac } from 'node:crypto';
import type { Automation, AutomationCall } from '@pignon/domain/estimations/automation';
import type { HttpCaller } from '../http/http-caller';

/** Standard Webhooks: signed with every live secret, so that one can be rotated while the other still counts. */
export class SignedAutomation implements Automation {
  constructor(
    private readonly http: HttpCaller,
    private readonly url: string,
    private readonly secrets: readonly string[],
    /** Receivers refuse what is five minutes off. */
    private readonly clock: { now(): Promise<number> },
  ) {}

  async call(id: string, body: AutomationCall): Promise<{ readonly code: string }> {
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor((await this.clock.now()) / 1000));
    const signature = this.secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${text}`)}`).join(' ');
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
      'idempotency-key': id,
    };
    const { status } = await this.http.call({ method: 'POST', url: this.url, headers, body: text });
    return { code: String(status) };
  }
}

export const sign = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64');
