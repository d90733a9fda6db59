import { ALL_REACTIONS } from '@pignon/domain/journal/all-reactions';
import { eventLabel } from './delivery-labels';

test('M135 every fact that something reacts to has a French name in the journal', () => {
  const facts = new Set(Object.values(ALL_REACTIONS).map(({ event }) => event.name as string));
  expect([...facts].filter((fact) => eventLabel(fact) === fact)).toEqual([]);
});
