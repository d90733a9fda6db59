import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord } from '../http';
import { type Answer, type Call, header, type Partner } from './partner';

export type ReceivedWebhook = { id: string; body: unknown; at: string; deliveries: number };

const TOLERANCE_SECONDS = 300;

/** The automation's webhook, signed as Standard Webhooks says. It acts once per webhook-id. */
export function createAutomation(secrets: string[], webhooks: Map<string, ReceivedWebhook>): Partner {
  const keys = secrets.map((secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));

  return (call) => {
    if (!/^\/webhook(\/|$)/.test(call.path)) return refusal(404, 'unknown path');
    if (call.method !== 'POST') return refusal(405, 'method not allowed');
    const fault = signatureFault(call, keys);
    if (fault) return refusal(401, fault);
    const { body } = call;
    if (!isRecord(body) || !isRecord(body.form_fields) || typeof body.etape !== 'string' || !body.etape)
      return refusal(400, 'form_fields and etape are required');
    remember(header(call, 'webhook-id'), body);
    return { status: 200, body: { ok: true } };
  };

  function remember(id: string, body: unknown): void {
    const known = webhooks.get(id);
    if (known) known.deliveries += 1;
    else webhooks.set(id, { id, body, at: new Date().toISOString(), deliveries: 1 });
  }
}

function signatureFault(call: Call, keys: Buffer[]): string | null {
  const id = header(call, 'webhook-id');
  const timestamp = header(call, 'webhook-timestamp');
  const signatures = header(call, 'webhook-signature');
  if (!id || !timestamp || !signatures) return 'missing webhook headers';
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS) return 'timestamp out of tolerance';
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : []));
  const expected = keys.map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.`).update(call.raw).digest());
  const matches = given.some((one) => expected.some((digest) => same(digest, Buffer.from(one, 'base64'))));
  return matches ? null : 'no matching signature';
}

function same(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function refusal(status: number, error: string): Answer {
  return { status, body: { ok: false, error } };
}
