import { bodyOf, NO_ADVISER } from './adviser-fields';

const body = (typed: object) => bodyOf({ ...NO_ADVISER, ...typed });

test.each([
  ['75, 2a ;93', ['75', '2A', '93']],
  ['', []],
  [' , ;', []],
  ['75,75', ['75']],
])('E05 sectors typed %j are %j', (sectors, codes) => expect(body({ sectors }).sectors).toEqual(codes));

test('E05 an empty photo and site are taken back', () => {
  expect(body({ photoUrl: ' ', website: '' })).toMatchObject({ photoUrl: null, website: null });
});
