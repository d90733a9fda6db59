import { standing } from './standing';

const shown = (count: number, { isShown }: ReturnType<typeof standing>) => [...Array(count).keys()].filter(isShown);

test('a row ends where its last slide is in view; an endless one may begin with any', () => {
  const row = { count: 6, visible: 3, endless: false };
  expect(standing(5, row)).toMatchObject({ stops: 4, index: 3 });
  expect(shown(6, standing(5, row))).toEqual([3, 4, 5]);
  expect(standing(5, { ...row, endless: true })).toMatchObject({ stops: 6, index: 5 });
  expect(shown(6, standing(5, { ...row, endless: true }))).toEqual([0, 1, 5]);
});

test('what is in view at once turns nowhere, endless or not', () => {
  for (const [count, visible] of [
    [3, 3],
    [2, 3],
    [1, 1],
    [0, 1],
  ] as const)
    for (const endless of [true, false])
      expect([standing(2, { count, visible, endless }).stops, standing(2, { count, visible, endless }).index]).toEqual([
        1, 0,
      ]);
});

test('after the last comes the first, before the first the last', () => {
  const row = { count: 4, visible: 1, endless: true };
  expect([standing(3, row).beside(1), standing(0, row).beside(-1), standing(1, row).beside(1)]).toEqual([0, 3, 2]);
});
