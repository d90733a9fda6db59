import { factsOfAddress } from './facts-of-address';

test.each([
  ['12 rue de Lévis, 75017 Paris', 'Paris', '75', '11'],
  ['12 rue de Lévis 75 017 PARIS', 'PARIS', '75', '11'],
  ['75001 rue sans fin, 69002 Lyon, France', 'Lyon', '69', '84'],
  ['3 cours Napoléon, 20000 Ajaccio', 'Ajaccio', '2A', '94'],
  ['1 rue du Port, 97400 Saint-Denis', 'Saint-Denis', '974', null],
  ['rue de Lévis, Paris', null, null, null],
  ['75017', null, '75', '11'],
])('E06 %s lies in %s, %s', (address, city, department, region) =>
  expect(factsOfAddress(address)).toEqual({ city, department, region }),
);
