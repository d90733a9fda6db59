import { askedOf, isFiltered, stageOf } from './people-filters';

const query = new URLSearchParams('?onglet=prospects&texte= Anne &etape=won&conseiller=3&vue=etapes&page=2');

test('E12 the filters of the address are those of the call; a board asks for every stage', () => {
  expect(askedOf(query).toString()).toBe('q=Anne&adviser=3&stage=won');
  expect(askedOf(query, { everyStage: true }).toString()).toBe('q=Anne&adviser=3');
  expect([isFiltered(query), isFiltered(new URLSearchParams('?onglet=prospects&vue=etapes'))]).toEqual([true, false]);
  expect(stageOf(new URLSearchParams('?etape=ailleurs'))).toBeNull();
});
