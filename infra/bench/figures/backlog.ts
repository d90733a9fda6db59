import { load } from '../load/load';
import { smtpSlow } from '../outage';
import type { Rig } from '../rig';
import type { Samples } from '../samples';
import { drained, settle } from '../settle';
import type { Row } from '../table';
import type { Figure } from './figure';
import { envelopes } from './mail-latency';

const SUBMISSIONS = 1000;
const MAILS_EACH = 2;
const DELAY_MS = 200;
const AT_ONCE = 50;
const LIMIT_SECONDS = (SUBMISSIONS * MAILS_EACH * DELAY_MS) / AT_ONCE / 1000;

/** From the first POST until the slow SMTP server has answered the last mail. */
async function measure(rig: Rig): Promise<void> {
  await settle(rig);
  const mend = await smtpSlow(DELAY_MS)(rig);
  const job = { port: rig.api.port, kind: 'contact' as const, connections: AT_ONCE, count: SUBMISSIONS };
  const { startedAt } = await load(rig, rig.api.pid, job);
  await drained(rig, LIMIT_SECONDS * 10, ['email']);
  await mend();
  const mails = await envelopes(rig);
  const last = Math.max(...mails.map(({ receivedAt }) => Date.parse(receivedAt)));
  rig.samples.noteAll('backlog', { seconds: (last + DELAY_MS - startedAt) / 1000, mails: mails.length });
  await settle(rig, 0);
}

function rows(samples: Samples): Row[] {
  const ours = samples.median('backlog seconds');
  const mails = samples.median('backlog mails');
  return [
    {
      goal: 'G8',
      figure: `${SUBMISSIONS} submissions → last of ${mails} mails, sink takes ${DELAY_MS} ms (floor: mails × delay / ${AT_ONCE})`,
      unit: 's',
      floor: LIMIT_SECONDS,
      ours,
      want: '≤ 1.3 ×',
      holds: ours <= 1.3 * LIMIT_SECONDS && mails === SUBMISSIONS * MAILS_EACH,
    },
  ];
}

export const backlog: Figure = { name: 'backlog', measure, rows };
