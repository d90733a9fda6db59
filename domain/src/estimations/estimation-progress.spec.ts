import { estimationProgress } from './estimation-progress';

test('M43 step 1 counts names, phone and email by their own thresholds', () => {
  expect(estimationProgress(1, {})).toBe(0);
  expect(estimationProgress(1, { firstName: 'J', lastName: 'Du', email: 'a@', phone: '012345678' })).toBe(0.5);
  expect(estimationProgress(1, { firstName: 'Jo', lastName: 'Du', email: 'a@', phone: '0123456789' })).toBe(1);
});

test('M43 step 2 starts with its presets filled', () => {
  const presets = { isOccupied: 'occupied', retirementPlans: 'Départ à la retraite' };
  expect(estimationProgress(2, presets)).toBeCloseTo(2 / 6);
  expect(estimationProgress(2, { ...presets, address: '1 rue', rent: '1', charges: '2', propertyTax: '3' })).toBe(1);
});
