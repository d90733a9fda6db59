import { cashFlowAfterCredit } from './cash-flow';

test('F37 F38 M91 after credit: a twelfth of the yearly rent less the payment', () => {
  expect(cashFlowAfterCredit(41_100, 1739.88)).toBeCloseTo(1685.12, 6);
  expect(cashFlowAfterCredit(0, 1250)).toBe(-1250);
});
