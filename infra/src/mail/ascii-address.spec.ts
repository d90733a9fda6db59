import { asciiAddress } from './ascii-address';

test.each([
  'Jean@ex\u00ademple.fr',
  'Jean@ex\u200bemple.fr',
  'Jean@ex\u2060emple.fr',
  'Jean@ex\ufe0femple.fr',
  'Jean@ⓔxemple.fr',
  'Jean@ᵉxemple.fr',
  'Jean@ＥＸＥＭＰＬＥ．ＦＲ',
  'Jean@exemple。fr',
  'Jean@EXEMPLE.fr.',
  ' \u202aJean@exemple.fr\u202c\u200b\n',
])('C60 %j is the mailbox Jean@exemple.fr', (typed) => {
  expect(asciiAddress(typed)).toBe('Jean@exemple.fr');
});

test('a domain in other letters has one form', () => {
  expect(['a@café.fr', 'a@CAFÉ.FR', 'a@cafe\u0301.fr', 'a@xn--caf-dma.fr'].map(asciiAddress)).toEqual(
    Array(4).fill('a@xn--caf-dma.fr'),
  );
});

test.each([
  'a@exemple.fr/x',
  'a@exemple.fr?x',
  'a@ex%61mple.fr',
  'a@exemple.fr:25',
  'a@ex\u202eemple.fr',
  'a@exem\tple.fr',
  'a@b.fr\nBcc:x@y.fr>',
  'ex\u00ademple',
  `a@${'é'.repeat(2000)}.fr`,
])('%j stays as it was typed', (typed) => {
  expect(asciiAddress(typed)).toBe(typed);
});
