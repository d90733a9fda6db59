import { movedTo, suggestedAlt, twins } from './photo-list';

test('a photo moves to its new place and the others close up', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(movedTo(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(movedTo(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  for (const [from, to] of [
    [0, -1],
    [3, 4],
    [1, 1],
    [9, 0],
  ] as const)
    expect(movedTo(list, from, to)).toBe(list);
});

test('E03 who comes second with the same look is told whose twin he is', () => {
  const [one, near, other] = ['0'.repeat(32), `7${'0'.repeat(31)}`, 'f0'.repeat(16)];
  expect(twins([one, other, near, null, null, other])).toEqual([null, null, 0, null, null, 1]);
});

test('E03 the alternative text is suggested from the facts', () => {
  const shop = { kind: 'Boutique', place: 'Paris 17e', surface: '120 m²', tenantActivity: 'chocolaterie' };
  expect(suggestedAlt(shop, 0)).toBe('Boutique (chocolaterie) de 120 m² à Paris 17e, façade');
  expect(suggestedAlt({ kind: 'Bureaux', place: 'Lyon' }, 5)).toBe('Bureaux à Lyon, vue 6');
  expect(suggestedAlt({ kind: '', place: '' }, 1)).toBe('Bien, intérieur');
});
