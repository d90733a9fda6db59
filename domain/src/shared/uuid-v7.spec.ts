import { uuidV7 } from './uuid-v7';

test('a uuid v7 carries its time, version and variant, and sorts by time', () => {
  const id = uuidV7(0x0192_3456_789a);
  expect(id).toMatch(/^01923456-789a-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([uuidV7(2000), uuidV7(1000)].toSorted()[0]).toMatch(/^00000000-03e8/);
  expect(new Set(Array.from({ length: 1000 }, () => uuidV7())).size).toBe(1000);
});
