import { setTimeout as sleep } from 'node:timers/promises';
import { answerMail, mailsTo } from '../checks/catcher';
import type { House } from '../house';
import { type Message, write } from '../crowd/messages';
import { Proxy, type ProxyMode } from '../faults/proxy';
import { staffCall } from '../crowd/staff-session';
import type { StormRow } from '../storm-row';
import { swallowMailAnswers } from '../faults/swallowed-mail';
import { count, until } from '../checks/waits';

const CUTS: readonly ProxyMode[] = [
  { do: 'reset' },
  { do: 'refuse' },
  { do: 'blackhole' },
  { do: 'cut', afterBytes: 900 },
];
const ARRIVED_MS = 60_000;

export const inboxCut: StormRow = {
  row: 45,
  fault: 'IMAP cut while answers are read, worker SIGKILL',
  asked: '200',
  async strike(storm) {
    const { house, random } = storm;
    const imap = new URL(house.system.env.IMAP_URL ?? '');
    const proxy = await Proxy.start(Number(imap.port));
    imap.port = String(proxy.port);
    await house.restartWorkers(() => ({ env: { IMAP_URL: imap.href } }));
    const visitors = await write(storm, storm.size(60, 20));
    await storm.drained(60_000);
    let cuts = 0;
    for (const [n, { email }] of visitors.entries()) {
      const [receipt] = await mailsTo(house, email);
      if (receipt) await answerMail(house, receipt, `Ma réponse de ${email}.`);
      if (n % 4 === 1) {
        cuts += 1;
        proxy.mode = random.pick(CUTS);
        await sleep(100 + random.below(400));
        proxy.mode = { do: 'pass' };
      }
      if (n % 20 === 10) house.workers[random.below(2)]?.kill();
    }
    const silent = async () => (await answersOf(house, visitors)).filter((times) => times === 0).length;
    const read = await until(ARRIVED_MS, async () => (await silent()) === 0);
    // What was read twice would come a moment later.
    await storm.scaled(60);
    const twice = (await answersOf(house, visitors)).filter((times) => times > 1).length;
    const faults = [
      ...(read === null ? [`${await silent()} of ${visitors.length} answers never came into their conversation`] : []),
      ...(twice > 0 ? [`${twice} answers stand twice`] : []),
    ];
    await house.restartWorkers();
    await proxy.stop();
    return { faults, note: `${visitors.length} answers, ${cuts} cuts` };
  },
};

/** How often each visitor's answer stands in their conversation. */
async function answersOf({ sql }: House, visitors: readonly Message[]): Promise<readonly number[]> {
  const { rows } = await sql.query<{ email: string; times: number }>(
    `select thread.email, count(*)::int as times from thread join thread_entry entry on entry.thread_id = thread.id
     where entry.kind = 'received' and entry.body like 'Ma réponse de ' || thread.email || '.%' group by 1`,
  );
  const times = new Map(rows.map((row) => [row.email, row.times]));
  return visitors.map(({ email }) => times.get(email) ?? 0);
}

interface Thread {
  readonly id: string;
  readonly version: number;
}

export const replyUnheard: StormRow = {
  row: 46,
  fault: "a reply's SMTP answer swallowed",
  asked: '100',
  async strike(storm) {
    const { house } = storm;
    const visitors = await write(storm, storm.size(60, 20));
    await storm.drained(60_000);
    const proxy = await swallowMailAnswers(storm, 0.3);
    const faults: string[] = [];
    for (const { email } of visitors) {
      const { rows } = await house.sql.query<Thread>('select id, version from thread where email = $1', [email]);
      const [thread] = rows;
      const body = { version: thread?.version, body: `Bonjour, voici la réponse pour ${email}.` };
      const { status } = await staffCall(house, 'POST', `/api/admin/threads/${thread?.id}/replies`, body);
      if (status !== 201) faults.push(`a reply answered ${status}`);
    }
    await until(60_000, async () => (await count(house, `reaction like '%reply%' and state <> 'done'`)) === 0);
    proxy.mode = { do: 'pass' };
    await storm.drained(60_000);
    const { swallowed } = proxy;
    await house.restartWorkers();
    await proxy.stop();
    // One copy more or less is one mail for whoever reads it: it has the number of the first.
    const numbers = await Promise.all(visitors.map(async ({ email }) => (await repliesTo(house, email)).size));
    const off = numbers.filter((many) => many !== 1).length;
    return {
      faults: [
        ...new Set(faults),
        ...(swallowed > 0 ? [] : ['no answer was swallowed']),
        ...(off > 0 ? [`${off} visitors got no reply, or one under two numbers`] : []),
      ],
      note: `${visitors.length} replies, ${swallowed} answers swallowed`,
    };
  },
};

/** The Message-IDs under which the agency's reply came to somebody. */
async function repliesTo({ system }: House, email: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${system.mailUrl}/api/messages?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { messageId: string; text: string }[];
  return new Set(mails.filter(({ text }) => text.includes('voici la réponse pour')).map(({ messageId }) => messageId));
}
