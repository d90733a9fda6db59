import { ImportNotReady } from './import-refusals';
import { PropertyImport } from './property-import';

const AT = new Date('2026-11-29T10:00:00Z');
const FOUND = {
  format: 'csv',
  head: ['Titre', 'X'],
  examples: ['Boutique', ''],
  columns: ['title', null],
  total: 3,
} as const;

const received = () => PropertyImport.receive('1', 'biens.csv', 'a', AT);
const read = () => {
  const one = received();
  one.found(FOUND);
  return one;
};
const facts = (one: PropertyImport) => one.takeEvents().map(({ name }) => name);

test('nothing is applied before somebody has seen what was read', () => {
  expect(() => received().apply(false, 'a', AT)).toThrow(ImportNotReady);
  const one = read();
  one.apply(true, 'b', AT);
  expect(facts(one)).toEqual(['imports.import-received.v1', 'imports.import-approved.v1']);
  expect([one.state, one.publish, one.approvedBy]).toEqual(['applying', true, 'b']);
});

test('pressed twice, it is applied once', () => {
  const one = read();
  one.apply(false, 'a', AT);
  one.apply(true, 'b', AT);
  expect(facts(one)).toHaveLength(2);
  expect([one.publish, one.approvedBy]).toEqual([false, 'a']);
});

test('columns that are matched anew are read anew', () => {
  const one = read();
  one.match(['title', 'price'], AT);
  expect([one.state, one.columns]).toEqual(['received', ['title', 'price']]);
  expect(facts(one)).toHaveLength(2);
  expect(() => read().match(['title'], AT)).toThrow(ImportNotReady);
});

test('what is over stays so', () => {
  const done = read();
  done.apply(false, 'a', AT);
  done.end(AT);
  for (const press of [() => done.apply(false, 'a', AT), () => done.cancel(AT), () => done.match(['title', null], AT)])
    expect(press).toThrow(ImportNotReady);
  const cancelled = read();
  cancelled.cancel(AT);
  cancelled.cancel(AT);
  expect(cancelled.state).toBe('cancelled');
});
