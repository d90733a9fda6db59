import { addressLine } from './address-line';

test.each([
  [{ address: '12 rue de Lévis', postcode: '75017', city: 'Paris' }, '12 rue de Lévis, 75017 Paris, France'],
  [{ address: ' 12  rue\nde Lévis ', postcode: null, city: 'Paris 17e' }, '12 rue de Lévis, Paris 17e, France'],
  [
    { address: '12 rue de Lévis, 75017 Paris', postcode: '75017', city: 'Paris' },
    '12 rue de Lévis, 75017 Paris, France',
  ],
  [{ address: null, postcode: '51480', city: 'Œuilly' }, '51480 Œuilly, France'],
])('%j is asked for as one line', (property, line) => expect(addressLine(property)).toBe(line));
