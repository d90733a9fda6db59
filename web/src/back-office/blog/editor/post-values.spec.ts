import type { StaffPost } from '@pignon/domain/blog/desk/staff-post';
import { bodyOf, NO_POST, POST_FIELDS, tagsIn, valuesOf } from './post-values';

const STORED: StaffPost = {
  id: 1,
  title: 'Un titre',
  slug: 'un-titre',
  excerpt: 'Un extrait',
  content: '<p>Un texte</p>',
  imageUrl: null,
  imageAlt: '',
  photo: null,
  tags: ['Bail', 'ILC'],
  author: 'Zoé',
  seoTitle: '',
  seoDescription: '',
  status: 'draft',
  readingTime: 1,
  publishedAt: null,
  updatedAt: '2026-12-01T08:00:00.000Z',
  deletedAt: null,
  seoScore: 10,
  version: 3,
};

test('E10 what is read and sent back untouched is what it was', () => {
  const sent = bodyOf(valuesOf(STORED));
  expect(Object.keys(sent)).toHaveLength(10);
  expect(STORED).toMatchObject(sent);
});

test('E09 tags are typed with commas, each counts once', () => {
  expect(tagsIn(' Bail , ,ILC,Bail')).toEqual(['Bail', 'ILC']);
  expect(tagsIn('')).toEqual([]);
});

test('E09 an image is none until an address is there', () => expect(bodyOf(NO_POST).imageUrl).toBeNull());

test.each([
  ['a, b', true],
  ['a,b,c,d,e,f,g,h,i,j,k', 'Dix mots-clés au plus'],
  ['x'.repeat(41), 'Un mot-clé ne peut pas dépasser 40 caractères'],
])('E09 tags typed %j', (typed, said) =>
  expect((POST_FIELDS.tags.check!.validate as (text: string) => unknown)(typed)).toBe(said),
);
