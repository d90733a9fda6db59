import { relatedSearch } from './related-search';

test.each([
  ['Rendement locatif : brut, net', ['Investissement'], { natures: ['murs'] }],
  ['Le bail commercial de neuf ans', ['Bail'], { transactions: ['rental'] }],
  ['Choisir sa boutique', [], { natures: ['commercial', 'boutique'] }],
  ['Des bureaux à Lyon', [], { natures: ['bureaux'] }],
  ['La loi Pinel', [], { natures: ['murs'] }],
])('M10 « %s » goes with properties of its subject', (title, tags, criteria) => {
  expect(relatedSearch({ title, tags })).toEqual(criteria);
});
