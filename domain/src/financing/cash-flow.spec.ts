import { cashFlowAfterCredit, cashFlowBeforeFinancing, cashFlowNote } from './cash-flow';

const LET = {
  loyerNetBailleurFacture: 41_100,
  chargesAnnuelles: 2400,
  montantTaxeFonciere: 1800,
  imputationTaxeFonciere: true,
};

test('F37 M88 before financing: net rent less charges less tax, per year, with a note when the tenant bears the tax', () => {
  expect(cashFlowBeforeFinancing(LET)).toBe(36_900);
  expect(cashFlowNote(LET)).toBe('taxe foncière à la charge du preneur');
  expect(cashFlowNote({ ...LET, imputationTaxeFonciere: false })).toBeNull();
  expect(cashFlowBeforeFinancing({ ...LET, chargesAnnuelles: null, montantTaxeFonciere: null })).toBe(41_100);
  expect(cashFlowBeforeFinancing({ ...LET, loyerNetBailleurFacture: null })).toBeNull();
});

test('F37 F38 M91 after credit: a twelfth of the yearly rent less the payment', () => {
  expect(cashFlowAfterCredit(41_100, 1739.88)).toBeCloseTo(1685.12, 6);
  expect(cashFlowAfterCredit(0, 1250)).toBe(-1250);
});
