import { rm } from 'node:fs/promises';
import type { House } from '../house';

/** Where all visitors of a storm have their mailbox. */
const VISITORS = '@exemple.example';

export interface Person {
  readonly id: number;
  readonly emails: readonly { readonly value: string }[];
  readonly add_time: string;
}

export interface Lead {
  readonly id: string;
  readonly person_id: number | null;
  readonly siteRef: string;
  readonly add_time: string;
}

/** What the world outside really got: the partners and the catcher are never killed, so they hold the truth. */
export interface Received {
  readonly mails: readonly { readonly effectId: string; readonly to: string }[];
  readonly persons: readonly Person[];
  readonly leads: readonly Lead[];
  /** `<request id> <step>`, once per webhook-id. */
  readonly webhooks: readonly { readonly effectId: string; readonly says: string }[];
}

interface State {
  readonly persons: readonly Person[];
  readonly leads: readonly (Record<string, unknown> & Omit<Lead, 'siteRef'>)[];
  readonly webhooks: readonly { readonly id: string; readonly body: { request_id: string; etape: string } }[];
}

interface Envelope {
  readonly messageId: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

export async function received({ system }: House): Promise<Received> {
  const [state, envelopes] = await Promise.all([
    json<State>(`${system.partnersUrl}/__state`),
    json<Envelope[]>(`${system.mailUrl}/api/envelopes`),
  ]);
  const field = system.env.PIPEDRIVE_SITE_REF_FIELD ?? '';
  return {
    mails: envelopes.filter(isOurs).map(({ messageId, envelope }) => ({
      effectId: messageId.replace(/^<|@.*$/g, ''),
      to: envelope.to.join().toLowerCase(),
    })),
    persons: state.persons,
    leads: state.leads.map(({ id, person_id, add_time, ...rest }) => ({
      id,
      person_id,
      add_time,
      siteRef: String(rest[field]),
    })),
    webhooks: state.webhooks.map(({ id, body }) => ({ effectId: id, says: `${body.request_id} ${body.etape}` })),
  };
}

/** What visitors write lies in the same catcher. */
const isOurs = ({ envelope }: Envelope): boolean => !envelope.from.endsWith(VISITORS);

export interface PartnerCall {
  readonly method: string;
  readonly path: string;
  /** Null while it has no answer. */
  readonly status: number | null;
  readonly at: string;
}

/** What a partner was asked, oldest first; `what` is the beginning of method and path. */
export async function calls({ system }: House, partner: string, what = ''): Promise<readonly PartnerCall[]> {
  const all = await json<PartnerCall[]>(`${system.partnersUrl}/__received?partner=${partner}`);
  return all.filter(({ method, path }) => `${method} ${path}`.startsWith(what));
}

export const partnerFault = (house: House, fault: object): Promise<void> =>
  call('POST', `${house.system.partnersUrl}/__faults`, fault);

export const mailFault = (house: House, fault: object): Promise<void> =>
  call('POST', `${house.system.mailUrl}/api/faults`, fault);

export async function liftFaults({ system }: House): Promise<void> {
  await Promise.all([call('DELETE', `${system.partnersUrl}/__faults`), call('DELETE', `${system.mailUrl}/api/faults`)]);
}

/** A clean sheet between two rows: nothing is pending any more, so nobody misses what is gone. */
export async function forgetAll(house: House): Promise<void> {
  const { partnersUrl, mailUrl } = house.system;
  await liftFaults(house);
  await house.sql.query(
    // What hangs on them goes with them, whatever a feature adds.
    'truncate event, effect, effect_attempt, estimation, contact_message, prospect, idempotency_key, visitor_mail cascade',
  );
  await house.sql.query(
    `update breaker set state = 'closed', opened_at = null, probe_at = null, probe_effect = null, reason = null`,
  );
  // Each row counts its own: what is wiped here can be made again at any time.
  for (const id of house.properties) await rm(house.sheetsOf(id), { recursive: true, force: true });
  await Promise.all([
    call('DELETE', `${partnersUrl}/__state`),
    call('DELETE', `${partnersUrl}/__received`),
    call('DELETE', `${mailUrl}/api/messages`),
  ]);
  house.underWay.clear();
  house.ownExits = 0;
}

async function json<Body>(url: string): Promise<Body> {
  return (await (await fetch(url)).json()) as Body;
}

async function call(method: string, url: string, body?: object): Promise<void> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : undefined });
  if (!response.ok) throw new Error(`${method} ${url} : ${response.status} ${await response.text()}`);
}
