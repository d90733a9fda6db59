import { seoAdviceOf, seoScoreOf } from './seo-score';

const GOOD = {
  title: 'Bail commercial : la durée de neuf ans',
  excerpt: 'Neuf ans, et trois portes de sortie : ce que le bail commercial permet au locataire.',
  content: `<h2>La durée</h2><p>${'mot '.repeat(300)}</p><p><a href="/nos-biens">Nos biens</a></p>`,
  imageUrl: '/media/a.jpg',
  imageAlt: 'Une devanture',
  tags: ['Bail'],
  seoTitle: '',
  seoDescription: '',
};

test('E08 what search engines want is worth a hundred, and nothing is advised', () => {
  expect(seoScoreOf(GOOD)).toBe(100);
  expect(seoAdviceOf(GOOD)).toEqual([]);
});

test('E08 each lack costs its points and says what to do', () => {
  expect(seoScoreOf({ ...GOOD, seoTitle: 'Court' })).toBe(80);
  expect(seoScoreOf({ ...GOOD, imageAlt: '' })).toBe(90);
  expect(seoScoreOf({ ...GOOD, content: '<p>Deux mots</p>', tags: [] })).toBe(50);
  expect(seoAdviceOf({ ...GOOD, tags: [] })).toEqual(['Un mot-clé au moins.']);
});

test('E08 a link elsewhere is no link into the site', () => {
  expect(seoScoreOf({ ...GOOD, content: GOOD.content.replace('/nos-biens', '//ailleurs.fr/') })).toBe(90);
});
