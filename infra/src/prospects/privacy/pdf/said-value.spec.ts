import { saidValue } from './said-value';

test.each([
  ['created_at', '2026-12-01T09:05:00.123456+00:00', '1er décembre 2026 à 10:05'],
  ['due_on', '2027-02-03', '3 février 2027'],
  ['isOwner', true, 'Oui'],
  ['state', 'booked', 'Réservé'],
  ['told_by', 'estimation', 'Estimation'],
  ['livraison', 'contact.email-receipt', 'Accusé de réception'],
  ['message', 'contact', 'contact'],
  ['charges', 150, '150'],
])('E12 of %s a person reads %s as %s', (name, value, said) => {
  expect(saidValue(name, value)).toBe(said);
});
