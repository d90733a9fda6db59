import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StormRow } from '../storm-row';
import type { Accepted } from '../crowd/visitor';

export const apiKilled: StormRow = {
  row: 4,
  fault: 'api SIGKILL under load, same key again',
  asked: '500',
  async strike(storm) {
    const kills = storm.size(3, 2);
    const loading = storm.load({ submissions: storm.size(300, 100), perSecond: 35 });
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(1500 + storm.random.below(1000));
      storm.house.api.kill();
    }
    await loading;
    return { note: `${kills} kills` };
  },
};

const CLICKS = 5;

export const doubleClick: StormRow = {
  row: 33,
  fault: '5 parallel posts, one key',
  asked: '200 x 5',
  async strike(storm) {
    const { visitor, ledger } = storm;
    const faults = new Set<string>();
    const forms = storm.size(200, 40);
    for (let n = 0; n < forms; n += 1) {
      const email = `clic-${storm.random.below(1e9)}@exemple.example`;
      const body = { data: { name: 'Léa Clic', email, subject: 'Visite', message: 'Est-il possible de visiter ?' } };
      const form = { path: '/api/contact', key: randomUUID(), body };
      const answers = await Promise.all(Array.from({ length: CLICKS }, () => visitor.once(form)));
      const ids = new Set(answers.filter(({ status }) => status === 202).map(({ json }) => (json as Accepted).id));
      for (const id of ids) ledger.messages.set(id, email);
      ledger.submissions += CLICKS;
      if (ids.size !== 1) faults.add(`one key, ${ids.size} ids`);
      for (const { status } of answers) if (status !== 202 && status !== 409) faults.add(`status ${status}`);
    }
    return { faults: [...faults], note: `${forms} keys` };
  },
};
