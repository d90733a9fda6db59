import { mayBeCrawled, robotsTxt } from './robots';

test.each([
  ['/', true],
  ['/bien/paris/12/boutique', true],
  ['/admin', false],
  ['/admin/messages', false],
  ['/api/properties', false],
  ['/apiculture', true],
])('E15 robots may read %s: %s', (path, allowed) => {
  expect(mayBeCrawled(path)).toBe(allowed);
});

test('robots.txt names the sitemap of the site', () => {
  expect(robotsTxt('https://exemple.fr')).toContain('Disallow: /admin\n');
  expect(robotsTxt('https://exemple.fr')).toContain('Sitemap: https://exemple.fr/sitemap.xml\n');
});
