import { ALL_REACTIONS } from '@pignon/domain/journal/all-reactions';
import { reactions } from './workers.module';

test('what the journal can name is what workers do, each name once', () => {
  expect(reactions.map(({ name }) => name).toSorted()).toEqual(Object.keys(ALL_REACTIONS).toSorted());
});
