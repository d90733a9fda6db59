import { setTimeout as sleep } from 'node:timers/promises';
import { atWork } from '../../crowd/at-work';
import { Proxy } from '../../faults/proxy';
import { mailFault } from '../../checks/received';
import type { StormRow } from '../../storm-row';

export const postgresRestarted: StormRow = {
  row: 16,
  fault: 'PostgreSQL immediate restart',
  asked: '1,000',
  async strike(storm) {
    const { house, ledger } = storm;
    // A mail server takes its time: some mails are done while the database is away. No process dies: none may be copied.
    await mailFault(house, { mode: 'delay', delayMs: 200 });
    const loading = storm.load({ submissions: storm.size(300, 100), perSecond: 35 });
    await sleep(2500 + storm.random.below(1500));
    const isAtWork = await atWork(house.sql, 3);
    await house.restartPostgres();
    const ready = Date.now();
    const before = ledger.latencies.length;
    while (ledger.latencies.length === before && Date.now() < ready + 30_000) await sleep(20);
    const back = Date.now() - ready;
    await loading;
    return {
      faults: [
        ...(back > 5000 ? [`accepting again only after ${back} ms`] : []),
        ...(isAtWork ? [] : ['no mails were under way: nothing was shown']),
      ],
      note: `accepts again after ${back} ms`,
    };
  },
};

export const commitAmbiguous: StormRow = {
  row: 18,
  fault: "COMMIT's answer swallowed, 1 of 20",
  asked: '500',
  async strike(storm) {
    const { house, random } = storm;
    const proxy = await Proxy.start(house.system.postgres?.port ?? 0);
    const url = house.system.databaseUrl.replace(/:\d+\//, `:${proxy.port}/`);
    await house.restartApi(() => ({ env: { DATABASE_URL: url } }));
    proxy.mode = {
      do: 'swallow',
      // A prepared statement travels by its name after the first time.
      request: /insert into idempotency_key|insert-[0-9a-f]{24}|commit/i,
      // Mostly the connection is cut; now and then there is only silence.
      when: () => (random.chance(1 / 20) ? (random.chance(0.2) ? 'silence' : 'cut') : null),
    };
    await storm.load({ submissions: storm.size(300, 100), perSecond: 30 });
    proxy.mode = { do: 'pass' };
    const { swallowed } = proxy;
    await house.restartApi();
    await proxy.stop();
    return { faults: swallowed > 0 ? [] : ['no answer was swallowed'], note: `${swallowed} answers swallowed` };
  },
};
