import { mailboxOf, normaliseEmail } from './email-address';

test('C04 a note behind a plus keeps two addresses apart, and fills one mailbox', () => {
  expect(normaliseEmail(' Jean+Murs@Exemple.fr')).toBe('jean+murs@exemple.fr');
  expect(['Jean+Murs@Exemple.fr', 'jean@exemple.fr', 'jean+a+b@exemple.fr'].map(mailboxOf)).toEqual(
    Array(3).fill('jean@exemple.fr'),
  );
  expect(mailboxOf('+33@exemple.fr')).toBe('+33@exemple.fr');
  expect(['j.e.an@gmail.com', 'jean+x@googlemail.com'].map(mailboxOf)).toEqual(Array(2).fill('jean@gmail.com'));
  expect(mailboxOf('j.ean@exemple.fr')).toBe('j.ean@exemple.fr');
});
