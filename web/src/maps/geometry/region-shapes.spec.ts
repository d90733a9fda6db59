import { REGIONS } from '@pignon/domain/geography/regions/regions';
import { project } from './mercator';
import { regionAt } from './region-shapes';

test.each(REGIONS.map(({ name, code, center }) => [name, code, center] as const))(
  'M67 a press on the centre of %s opens it',
  (_, code, center) => expect(regionAt(project(center))).toBe(code),
);

test('a press on an island opens its region, one on the sea or abroad opens nothing', () => {
  expect(regionAt(project([-1.4, 46.2]))).toBe('75');
  expect(regionAt(project([9, 42]))).toBe('94');
  expect(regionAt(project([-4.5, 46]))).toBeNull();
  expect(regionAt(project([4.35, 50.85]))).toBeNull();
});
