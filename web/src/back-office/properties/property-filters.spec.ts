import { exportPath, folderOf, isFiltered, propertiesPath } from './property-filters';

const path = (search: string) => propertiesPath(new URLSearchParams(search));

test('the address says what is asked for, and nothing else of it reaches the call', () => {
  expect(path('')).toBe('/api/admin/properties?folder=all&page=1&pageSize=25');
  expect(path('folder=bin&q= Lévis &tri=-price&page=3&par=100&id=55&utm_source=x')).toBe(
    '/api/admin/properties?folder=bin&q=L%C3%A9vis&sort=price&order=desc&page=3&pageSize=100',
  );
  expect(path('blockingChecks=1&mandateEndingWithin=30&leaseEndingWithin=6')).toBe(
    '/api/admin/properties?folder=all&blockingChecks=1&mandateEndingWithin=30&leaseEndingWithin=6&page=1&pageSize=25',
  );
  expect(path('folder=rien&tri=mot-de-passe&page=-1&par=26')).toBe(path(''));
});

test('a folder is no filter: it stays when filters are taken away', () => {
  expect(isFiltered(new URLSearchParams('folder=bin&tri=price'))).toBe(false);
  expect(isFiltered(new URLSearchParams('folder=bin&withoutPhoto=1'))).toBe(true);
  expect(folderOf(new URLSearchParams('folder=off-market'))).toBe('off-market');
});

test('a file holds what the list shows, or what was chosen', () => {
  const query = new URLSearchParams('status=available&page=3&folder=drafts&nothing=1');
  expect(exportPath(query, 'csv')).toBe('/api/admin/properties/export?folder=drafts&status=available&format=csv');
  expect(exportPath(new URLSearchParams(), 'poliris', ['7', '9'])).toBe(
    '/api/admin/properties/export?folder=all&format=poliris&ids=7%2C9',
  );
});
