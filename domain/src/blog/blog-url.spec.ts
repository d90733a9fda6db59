import { blogQuery, readBlogUrl } from './blog-url';

test('an address and its reading are the same', () => {
  for (const query of ['', '?tag=Bail+commercial', '?search=d%C3%A9p%C3%B4t', '?tag=ILC&search=rente&page=3'])
    expect(blogQuery(readBlogUrl(query))).toBe(query);
});

test('what cannot be understood is as if it were not there', () => {
  expect(readBlogUrl('?tag=%20&search=++&page=-1&autre=1')).toEqual({ page: 1 });
  expect(readBlogUrl('?tag=%00&search=a%00b')).toEqual({ search: 'a b', page: 1 });
  expect(readBlogUrl('?page=0')).toEqual({ page: 1 });
  expect(readBlogUrl('?page=99999')).toEqual({ page: 1 });
  expect(readBlogUrl(`?search=${'a'.repeat(500)}`).search).toHaveLength(100);
});
