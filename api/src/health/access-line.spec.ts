import { tellingPath, truncated } from './access-line';

test('of a call the pattern is logged, whatever was asked for', () => {
  expect(tellingPath('/api/estimations/:token', '/api/estimations/eyJhbGciOi?x=1')).toBe('/api/estimations/:token');
});

test.each([
  ['/nos-biens/murs-de-boutique-lyon-412?prix=5', '/nos-biens/murs-de-boutique-lyon-412'],
  ['/', '/'],
  ['/jean.martin@exemple.fr', '/…'],
  ['/jean%40exemple.fr', '/…'],
  ['/acces/9f86d081884c7d659a2feaa0c55ad015', '/acces/…'],
  ['/media/Xk3-9dQ_a.jpg', '/media/…'],
  ['/0612345678', '/…'],
  ['/06-12-34-56-78', '/…'],
])('of the page %s no more than %s is logged', (url, path) => {
  expect(tellingPath('*', url)).toBe(path);
});

test('an address is logged without its last part', () => {
  expect(truncated('192.0.2.77')).toBe('192.0.2.0');
  expect(truncated('2001:db8:12:34::/64')).toBe('2001:db8:12::/48');
});
