import type { Revision } from '@pignon/domain/listings/property/revisions';
import { withPhotoRuns } from './photo-runs';

const photos = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `/${index}.jpg`);
const revision = (id: number, more: Partial<Revision> = {}): Revision => ({
  id,
  at: new Date(Date.UTC(2026, 10, 30, 10, 0, id)).toISOString(),
  by: 'Léa',
  action: 'properties.update',
  changes: [{ field: 'imageUrls', before: photos(id - 1), after: photos(id) }],
  ...more,
});

test('E04 ten photos that are added in one go are one line, from what was before to what is after', () => {
  const ten = Array.from({ length: 10 }, (_, index) => revision(10 - index));
  const first = revision(10, { changes: [...ten[0]!.changes, { field: 'imageUrl', before: null, after: '/0.jpg' }] });
  expect(withPhotoRuns([first, ...ten.slice(1)])).toEqual([
    {
      ...first,
      changes: [
        { field: 'imageUrls', before: [], after: photos(10) },
        { field: 'imageUrl', before: null, after: '/0.jpg' },
      ],
    },
  ]);
});

test.each([
  ['of a colleague', { by: 'Marc' }],
  ['long before', { at: '2026-11-30T09:00:00.000Z' }],
  ['of another field', { changes: [{ field: 'title', before: 'a', after: 'b' }] }],
  ['that was restored', { action: 'properties.restore-revision' }],
])('E04 a change %s is a line of its own', (_, other) => {
  const lines = [revision(3), revision(2, other), revision(1)];
  expect(withPhotoRuns(lines)).toEqual(lines);
});
