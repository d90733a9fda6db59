import { indexationPath, readFilters } from './indexation-filters';

const pathOf = (search: string) => indexationPath(readFilters(new URLSearchParams(search)));

test.each([
  ['', ''],
  ['?type=city&probleme=title&page=3&par=50', '?kind=city&problem=title&page=3&size=50'],
  ['?type=autre&probleme=autre&page=-2&par=7', ''],
])('E15 the address %j asks the api for %j', (search, asked) => {
  expect(pathOf(search)).toBe(`/api/admin/indexation${asked}`);
});
