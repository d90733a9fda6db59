import { rentMark, rentTermsLine } from '../display/page-facts';
import { termsShown } from './rent-terms';

test.each([
  ['2 000 €/mois', 'HT HC'],
  ['2 100 € TTC/mois', 'TTC HC'],
  ['850 € charges comprises par mois', 'HT charges comprises'],
  ['850 € CC/mois', 'HT charges comprises'],
  ['2 100 € TTC CC / mois', 'TTC charges comprises'],
  ['24 000 € HT HC / an', 'HT HC'],
  ['24 000 €/an hors taxes, charges incluses', 'HT charges comprises'],
  ['2 000 € HC / mois (2 200 € CC)', 'HT HC'],
  ['1 750 € HT soit 2 100 € TTC par mois', 'HT HC'],
  // The annual rent is shown then, and its field is without tax and charges.
  ['850 € charges comprises', 'HT HC'],
  [null, 'HT HC'],
] as const)('M77 what a rent holds is said as its price says it: %j is %s', (price, mark) => {
  expect(rentMark({ assujetiTva: null, rentTerms: termsShown(price, 'rental') })).toBe(mark);
});

test('with VAT on top or none; TTC holds it', () => {
  const mark = (price: string, assujetiTva: boolean) =>
    rentMark({ assujetiTva, rentTerms: termsShown(price, 'rental') });
  expect(mark('2 000 €/mois', true)).toBe('HT HC, TVA en sus');
  expect(mark('2 000 €/mois CC', false)).toBe('charges comprises, non soumis à TVA');
  expect(mark('2 100 € TTC/mois', true)).toBe('TTC HC');
  expect(rentTermsLine({ assujetiTva: null, rentTerms: termsShown('2 100 € TTC/mois', 'rental') })).toBe(
    'Loyers annoncés toutes taxes comprises et hors charges (TTC HC).',
  );
});

test('the price of a sale says nothing of its tenant’s rent', () => {
  expect(termsShown('1 200 000 € TTC', 'sale')).toEqual({ tax: null, charges: null });
});
