import { propertyAddressLine } from './property-address';

test.each([
  [
    { propertyAddress: '12 rue de la Paix 75002 Paris', propertyZipCode: '75002', propertyCity: 'Paris' },
    '12 rue de la Paix 75002 Paris',
  ],
  [
    { propertyAddress: '3 rue du Bac 69 003 LYON', propertyZipCode: '69003', propertyCity: 'Lyon' },
    '3 rue du Bac 69 003 LYON',
  ],
  [
    { propertyAddress: '12 rue de Lévis', propertyZipCode: '75017', propertyCity: 'Paris' },
    '12 rue de Lévis, 75017 Paris',
  ],
  [
    { propertyAddress: '4 quai Kléber, Saint-Étienne', propertyZipCode: '42000', propertyCity: 'Saint-Étienne' },
    '4 quai Kléber, Saint-Étienne, 42000',
  ],
  [{ propertyZipCode: '75017', propertyCity: 'Paris' }, '75017 Paris'],
  [{}, ''],
])('M111 a lead tells postcode and city once: %o', (estimation, line) =>
  expect(propertyAddressLine(estimation)).toBe(line),
);
