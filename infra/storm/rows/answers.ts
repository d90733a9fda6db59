import { message } from '../crowd/messages';
import { Proxy } from '../faults/proxy';
import type { StormRow } from '../storm-row';
import type { Accepted } from '../crowd/visitor';

export const answerLost: StormRow = {
  row: 34,
  fault: "api's answers cut, 1 of 4, same key again",
  asked: '200',
  async strike(storm) {
    const { house, random, visitor } = storm;
    const proxy = await Proxy.start(Number(new URL(house.apiUrl).port));
    visitor.url = `http://127.0.0.1:${proxy.port}`;
    proxy.mode = { do: 'swallow', request: /^(POST|PUT) /, when: () => (random.chance(1 / 4) ? 'cut' : null) };
    await storm.load({ submissions: storm.size(200, 80), perSecond: 30 });
    proxy.mode = { do: 'pass' };
    visitor.url = house.apiUrl;
    await proxy.stop();
    return {
      faults: proxy.swallowed > 0 ? [] : ['no answer was lost'],
      note: `${proxy.swallowed} answers lost`,
    };
  },
};

export const keyReused: StormRow = {
  row: 35,
  fault: 'key used again for another body',
  asked: '50',
  async strike(storm) {
    const { visitor, ledger } = storm;
    const faults = new Set<string>();
    for (let n = 0; n < storm.size(50, 20); n += 1) {
      const form = message(storm);
      const other = { ...message(storm, 'Autre chose'), key: form.key };
      ledger.submissions += 3;
      const first = await visitor.once(form);
      const second = await visitor.once(other);
      const third = await visitor.once(form);
      if (first.status === 202) ledger.messages.set((first.json as Accepted).id, form.email);
      const said = [first.status, second.status, third.status].join(', ');
      if (said !== '202, 422, 202') faults.add(`answered ${said}`);
      if ((first.json as Accepted).id !== (third.json as Accepted).id) faults.add('another id the third time');
    }
    return { faults: [...faults] };
  },
};
