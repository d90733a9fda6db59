import { untilWritten } from './until-written';

const away = () => Object.assign(new Error('x'), { code: '57P03' });

test('while the database is away one asks for all, and when it is back everybody has written', async () => {
  let isAway = true;
  let [asked, written] = [0, 0];
  const write = () => {
    asked += 1;
    if (isAway && asked > 30) isAway = false;
    return isAway ? Promise.reject(away()) : Promise.resolve((written += 1));
  };
  await Promise.all(Array.from({ length: 25 }, () => untilWritten(write)));
  expect(written).toBe(25);
  // Each once, then one of them until it was back, then each of the others.
  expect(asked).toBe(25 + 6 + 24);
});

test('what is no fault of the database is said at once, and keeps nobody waiting', async () => {
  let times = 0;
  const write = () => Promise.reject(times++ === 0 ? away() : new Error('no such column'));
  await expect(untilWritten(write)).rejects.toThrow('no such column');
  await expect(untilWritten(() => Promise.resolve(7))).resolves.toBe(7);
});

test('who stops is told the last error', async () => {
  const stop = new AbortController();
  const writes = [1, 2].map(() => untilWritten(() => Promise.reject(away()), stop.signal));
  stop.abort();
  for (const write of writes) await expect(write).rejects.toMatchObject({ code: '57P03' });
});
