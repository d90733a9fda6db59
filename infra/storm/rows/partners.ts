import { liftFaults, partnerFault } from '../checks/received';
import type { StormRow } from '../storm-row';
import { swallowMailAnswers } from '../faults/swallowed-mail';

export const mailStalls: StormRow = {
  row: 23,
  fault: 'SMTP answer to DATA swallowed',
  asked: '100',
  async strike(storm) {
    const { house } = storm;
    const proxy = await swallowMailAnswers(storm, 0.15);
    await storm.load({ submissions: storm.size(150, 60), perSecond: 25 });
    proxy.mode = { do: 'pass' };
    // Somebody writes after the trouble: his mail shows that the service is back.
    await storm.load({ submissions: 6, perSecond: 6 });
    await storm.drained(60_000);
    const { swallowed } = proxy;
    await house.restartWorkers();
    await proxy.stop();
    return {
      faults: swallowed > 0 ? [] : ['no answer was swallowed'],
      note: `${swallowed} answers swallowed`,
    };
  },
};

export const crmFails: StormRow = {
  row: 26,
  fault: 'CRM answers 500 to 30 %',
  asked: '500',
  async strike(storm) {
    const { house, random } = storm;
    await partnerFault(house, { partner: 'pipedrive', status: 500, rate: 0.3, seed: random.below(1e9) });
    await storm.load({ submissions: storm.size(250, 80), perSecond: 30 });
    await storm.scaled(60);
    await liftFaults(house);
    await storm.load({ submissions: 6, perSecond: 6 });
    return {};
  },
};

/** The CRM did it, and the caller never heard: persons and leads both. */
export const crmAnswerCut: StormRow = {
  row: 27,
  fault: 'CRM created it, answer cut, 30 %',
  asked: '200',
  async strike(storm) {
    const { house, random } = storm;
    for (const path of ['/persons', '/leads'])
      await partnerFault(house, {
        partner: 'pipedrive',
        method: 'POST',
        path,
        dropAnswer: true,
        rate: 0.3,
        seed: random.below(1e9),
      });
    await storm.load({ submissions: storm.size(200, 80), perSecond: 30 });
    await storm.scaled(60);
    await liftFaults(house);
    await storm.load({ submissions: 6, perSecond: 6 });
    return {};
  },
};
