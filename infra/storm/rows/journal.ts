import type { House } from '../house';
import { replayAll } from '../crowd/press';
import { liftFaults, mailFault } from '../checks/received';
import type { StormRow } from '../storm-row';

export const replayedTwice: StormRow = {
  row: 38,
  fault: 'replay of all dead pressed twice',
  asked: '500 dead',
  async strike(storm) {
    const { house } = storm;
    await mailFault(house, { mode: 'reject' });
    await storm.load({ submissions: storm.size(150, 60), perSecond: 40 });
    const drained = await storm.drained(60_000);
    const dead = await countDead(house);
    await liftFaults(house);
    const replayed = await Promise.all([replayAll(house), replayAll(house)]);
    await storm.drained(60_000);
    // Once more, when there is nothing left to replay.
    const again = await replayAll(house);
    const sum = replayed.reduce((a, b) => a + b, 0);
    return {
      faults: [
        ...(drained ? [] : ['not drained']),
        ...(dead > 0 && sum === dead ? [] : [`${dead} dead, ${replayed.join(' + ')} replayed`]),
        ...(again === 0 ? [] : [`${again} replayed that were done`]),
      ],
      note: `${dead} dead, ${replayed.join(' + ')} replayed`,
    };
  },
};

async function countDead({ sql }: House): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(`select count(*)::int as count from effect where state = 'dead'`);
  return rows[0]?.count ?? 0;
}
