import { appliedText } from './import-labels';

test('what a file did is told whole: created, changed, unchanged, refused', () => {
  const results = { created: 2, updated: 1, unchanged: 1, failed: 0 };
  const outcomes = { new: 2, changed: 2, same: 3, refused: 0 };
  expect(appliedText({ results, outcomes })).toBe('2 biens créés, 1 modifié, 4 inchangés, 0 refusé.');
  const failed = { results: { ...results, failed: 1 }, outcomes: { ...outcomes, refused: 2 } };
  expect(appliedText(failed)).toBe('2 biens créés, 1 modifié, 4 inchangés, 2 refusés, 1 non appliqué.');
});
