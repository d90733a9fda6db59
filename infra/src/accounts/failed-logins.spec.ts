import { cutAddress } from './failed-logins';

test('an address that was typed is kept by its first letter and its domain', () => {
  expect(cutAddress('Jean.Martin@Exemple.fr')).toBe('J…@exemple.fr');
});

test.each([
  'le mot de passe tapé au mauvais endroit',
  '@exemple.fr',
  '',
  'a@\u001b[2Jexemple.fr\r\nroot@exemple.fr',
  'mot@de passe',
])('of %j, which is no mailbox, nothing is kept', (typed) => expect(cutAddress(typed)).toBe('…'));

test('marks that nobody sees are not kept', () => {
  expect(cutAddress('\u202ejean\u200b@exemple\u202e.fr\r\n')).toBe('j…@exemple.fr');
});
