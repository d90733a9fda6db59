import { cutAddress } from './failed-logins';

test('an address that was typed is kept by its first letter and its domain', () => {
  expect(cutAddress('Jean.Martin@Exemple.fr')).toBe('J…@exemple.fr');
  expect(cutAddress('le mot de passe tapé au mauvais endroit')).toBe('l…');
  expect(cutAddress('@exemple.fr')).toBe('@…');
  expect(cutAddress('')).toBe('…');
});
