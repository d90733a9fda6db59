import { pathShape } from './path-shape';

test.each([
  ['/page-disparue', '/page-disparue'],
  ['/nos-biens/ancienne-rubrique-2019', '/nos-biens/ancienne-rubrique-2019'],
  ['/bien/998', '/bien/{…}'],
  ['/bien/paris/998/boutique', '/bien/paris/{…}/boutique'],
  ['/x/018f2f5e-0000-7000-8000-000000000000', '/x/{…}'],
  ['/wp/a8f3k2q9', '/wp/{…}'],
  [`/${'a'.repeat(61)}`, '/{…}'],
  ['/biens/%C3%89vry', '/biens/%C3%89vry'],
  ['/desinscription/jean.martin@exemple.fr', '/desinscription/{…}'],
  ['/desinscription/jean.martin%40exemple.fr', '/desinscription/{…}'],
  ['/tel/+33612345678', '/tel/{…}'],
  ['/tel/06-12-34-56-78', '/tel/{…}'],
  ['/bien/61&access=q7Yd0vXkP2sT9wLb4mZcR8nHf6JgE1aUoBiKxVtQyWe', '/bien/{…}'],
  ['/acces/q7Yd0vXkP2sT9wLb4mZcR8nHf6JgE1aUoBiKxVtQyWe', '/acces/{…}'],
  ['/x/%ff', '/x/{…}'],
  ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f/…'],
])('the path %s is counted as %s', (path, shape) => {
  expect(pathShape(path)).toBe(shape);
});

test('no shape is longer than 200 signs', () => {
  expect(pathShape(`/${'é'.repeat(50)}`.repeat(6)).length).toBeLessThanOrEqual(200);
});
