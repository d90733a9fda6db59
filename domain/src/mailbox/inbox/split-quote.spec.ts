import { splitQuote } from './split-quote';

test.each([
  ['Gmail', 'Merci.\n\nLe lun. 30 nov. 2026 à 10:00, Pignon <a@b.fr> a écrit :\n\n> Bonjour\n> 2 000 €', 'Merci.'],
  [
    'Gmail, wrapped',
    'Merci.\n\nLe lun. 30 nov. 2026 à 10:00, Pignon Immobilier\n<a@b.fr> a écrit :\n> Bonjour',
    'Merci.',
  ],
  ['Apple', 'Thanks.\n\nOn 30 Nov 2026, at 10:00, Pignon wrote:\n\n> Hello', 'Thanks.'],
  ['Outlook', 'Merci.\n\nDe : Pignon\nEnvoyé : lundi\nObjet : x\n\nBonjour', 'Merci.'],
  ['Outlook, older', "Merci.\n\n-----Message d'origine-----\nDe : Pignon\n\nBonjour", 'Merci.'],
  ['quotes alone', 'Merci.\n> Bonjour', 'Merci.'],
])('E11 under an answer as %s writes it, what it quotes is told apart', (_, text, said) => {
  const split = splitQuote(text);
  expect(split.said).toBe(said);
  expect(split.quoted).toMatch(/Bonjour|Hello/);
});

test.each([
  'Bonjour,\nDe : la rue\nOn en parle.',
  '> Combien ?\n2 000 €\n> Quand ?\nJeudi',
  'Voir.\n> Combien ?\n2 000 €',
  '',
])('E11 %j is all answer', (text) => {
  expect(splitQuote(text)).toEqual({ said: text, quoted: '' });
});
