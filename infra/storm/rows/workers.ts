import { setTimeout as sleep } from 'node:timers/promises';
import { atWork } from '../crowd/at-work';
import { POISON } from '../faults/poison-word';
import { mailFault, partnerFault } from '../checks/received';
import type { StormRow } from '../storm-row';

export const workerKilled: StormRow = {
  row: 2,
  fault: 'worker SIGKILL loop',
  asked: '1,500, 26 s',
  async strike(storm) {
    const kills = storm.size(6, 3);
    // A mail server takes its time: something is under way at every kill.
    await mailFault(storm.house, { mode: 'delay', delayMs: 80 });
    const loading = storm.load({ submissions: storm.size(500, 150), perSecond: storm.size(32, 18) });
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(2000 + storm.random.below(1200));
      storm.house.workers[kill % 2]?.kill();
    }
    await loading;
    return { note: `${kills} kills, ${storm.house.underWay.size} mails under way` };
  },
};

export const zombieWorker: StormRow = {
  row: 7,
  fault: 'worker SIGSTOP 120 s, SIGCONT',
  asked: '200',
  async strike(storm) {
    const { house } = storm;
    // Slow receivers, so that it surely holds work when it is stopped.
    await mailFault(house, { mode: 'delay', delayMs: 150 });
    await partnerFault(house, { partner: 'automation', delayMs: 150 });
    await partnerFault(house, { partner: 'pipedrive', delayMs: 60 });
    const loading = storm.load({ submissions: storm.size(200, 80), perSecond: 40 });
    await sleep(1000 + storm.random.below(500));
    const zombie = house.workers[0];
    // Both workers hold mails.
    await atWork(house.sql, 8);
    zombie?.kill('SIGSTOP');
    await sleep(300);
    await house.noteUnderWay();
    await storm.scaled(120);
    zombie?.kill('SIGCONT');
    await loading;
    // Whatever it still has in its hands comes out now.
    await storm.scaled(60);
    return {
      faults: house.underWay.size > 0 ? [] : ['the zombie held no mail: nothing was shown'],
      note: `${house.underWay.size} mails held`,
    };
  },
};

export const poison: StormRow = {
  row: 31,
  fault: 'poison: process.exit in a job',
  asked: '1 in 500',
  async strike(storm) {
    const { house } = storm;
    await house.restartWorkers(() => ({ preload: 'poison' }));
    await storm.load({ submissions: storm.size(200, 60), perSecond: 30, poison: POISON });
    const drained = await storm.drained(60_000);
    await house.restartWorkers();
    return {
      dead: 1,
      exits: 3,
      faults: drained ? [] : ['not drained'],
      note: `${house.ownExits} crashes`,
    };
  },
};
