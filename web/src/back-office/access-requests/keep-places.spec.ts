import type { ShownAccessState, StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { isIn } from './access-labels';
import { keepPlaces } from './keep-places';

const request = (id: string, state: ShownAccessState = 'requested') =>
  ({ id, state, ended: null }) as StaffAccessRequest;
const shown = (...args: Parameters<typeof keepPlaces>) =>
  keepPlaces(...args).map(({ request: { id }, settled }) => `${id}${settled ? ' settled' : ''}`);
const waiting = (one: StaffAccessRequest) => isIn('requested', one);

test('F23 a decided request keeps its place among those that wait, and what comes in meanwhile moves nobody', () => {
  const places = [request('a'), request('b'), request('c')];
  const later = [request('new'), request('b'), request('c'), request('a', 'approved'), request('old', 'refused')];
  expect(shown(places, later, waiting)).toEqual(['a settled', 'b', 'c', 'new']);
});

test('held by nobody it is the list’s own order; what is gone is gone', () => {
  expect(shown([], [request('b'), request('a'), request('c', 'approved')], waiting)).toEqual(['b', 'a']);
  expect(shown([request('a'), request('b')], [request('b')], waiting)).toEqual(['b']);
});
