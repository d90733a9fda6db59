import { mailCopies } from '../checks/copies';
import { percentile } from '../checks/ledger';
import { isQuiet, unjudged } from '../checks/quiet';
import { received } from '../checks/received';
import type { StormRow } from '../storm-row';
import { p95Seconds } from '../checks/waits';

/** P4 and P5. */
const ACCEPT_P99_MS = 100;
const MAIL_P95_SECONDS = 3;

export const calm: StormRow = {
  row: 1,
  fault: 'none',
  asked: '1,000 @ 50/s',
  async strike(storm) {
    const { house, ledger } = storm;
    const quiet = await isQuiet();
    await storm.load({ submissions: storm.size(400, 100), perSecond: storm.size(40, 25) });
    await storm.drained(60_000);
    const p99 = percentile(ledger.latencies, 0.99);
    const p95 = await p95Seconds(house, 'email');
    const copies = [...mailCopies(await received(house)).values()].reduce((sum, n) => sum + n, 0);
    const seen = [
      ...(p99 > ACCEPT_P99_MS ? [`accept p99 ${p99.toFixed(0)} ms`] : []),
      ...(p95 > MAIL_P95_SECONDS ? [`mails p95 ${p95.toFixed(1)} s`] : []),
      ...(copies > 0 ? [`${copies} mails twice`] : []),
    ];
    return {
      faults: quiet ? seen : [],
      note: `mails p95 ${p95.toFixed(1)} s${unjudged(quiet)}`,
    };
  },
};
