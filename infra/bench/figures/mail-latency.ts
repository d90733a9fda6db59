import type { Sent } from '../load/job';
import { load } from '../load/load';
import type { Rig } from '../rig';
import { percentile, type Samples } from '../samples';
import { call, drained, settle } from '../settle';
import type { Row } from '../table';
import type { Figure } from './figure';

export interface Envelope {
  readonly receivedAt: string;
  readonly envelope: { readonly to: readonly string[] };
}

export const envelopes = async (rig: Rig): Promise<Envelope[]> =>
  (await (await call(rig, 'GET', '/api/envelopes')).json()) as Envelope[];

/** From the moment the visitor's POST leaves to the last byte of his receipt at the SMTP server. */
async function measure(rig: Rig): Promise<void> {
  await settle(rig);
  const job = { port: rig.api.port, kind: 'contact' as const, connections: 1, perSecond: 10, seconds: rig.seconds };
  const { sent } = await load(rig, rig.api.pid, { ...job, record: true });
  await drained(rig, 20, ['email']);
  const waits = waitsOf(sent, await envelopes(rig));
  rig.samples.noteAll('mail', {
    p50: percentile(waits, 0.5),
    p95: percentile(waits, 0.95),
    missing: sent.length - waits.length,
  });
  await settle(rig);
}

function waitsOf(sent: readonly Sent[], mails: readonly Envelope[]): number[] {
  const arrival = new Map(
    mails.flatMap(({ receivedAt, envelope }) => envelope.to.map((to) => [to, Date.parse(receivedAt)])),
  );
  return sent.flatMap(({ email, at }) => {
    const arrived = arrival.get(email);
    return arrived === undefined ? [] : [arrived - at];
  });
}

function rows(samples: Samples): Row[] {
  const missing = samples.sum('mail missing');
  return (['p50', 'p95'] as const).map((name) => {
    const ours = samples.median(`mail ${name}`);
    const most = name === 'p50' ? 1000 : 3000;
    const figure = `POST → its mail at the SMTP sink, 10 req/s, ${name}, ${missing} missing`;
    return { goal: 'P5', figure, unit: 'ms', ours, want: `≤ ${most} ms`, holds: ours <= most && missing === 0 };
  });
}

export const mailLatency: Figure = { name: 'mail-latency', measure, rows };
