import { readVisitEvents } from './visit-events';

test('known events are read, without whatever else came along', () => {
  expect(
    readVisitEvents([
      { kind: 'page', page: '/', email: 'a@exemple.fr' },
      { kind: 'property', id: 12 },
      { kind: 'step', step: 'estimation-bien' },
      { kind: 'vital', page: '/blog', vital: 'LCP', value: 812.5 },
    ]),
  ).toEqual([
    { kind: 'page', page: '/' },
    { kind: 'property', id: 12 },
    { kind: 'step', step: 'estimation-bien' },
    { kind: 'vital', page: '/blog', vital: 'LCP', value: 812.5 },
  ]);
});

test.each([
  [[]],
  [Array.from({ length: 21 }, () => ({ kind: 'page', page: '/' }))],
  [[null]],
  [[{ kind: 'page', page: '/bien/paris/1/secret' }]],
  [[{ kind: 'property', id: '12' }]],
  [[{ kind: 'property', id: 2 ** 31 }]],
  [[{ kind: 'step', step: 'autre' }]],
  [[{ kind: 'vital', page: '/', vital: 'LCP', value: -1 }]],
  [[{ kind: 'vital', page: '/', vital: 'FID', value: 1 }]],
  [
    [
      { kind: 'page', page: '/' },
      { kind: 'autre', page: '/' },
    ],
  ],
])('%j is refused as a whole', (events) => expect(readVisitEvents(events)).toBeNull());
