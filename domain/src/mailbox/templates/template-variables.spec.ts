import { clientNames } from './client-names';
import { closed, filled, holesIn, openFault, templateFault, templateParts } from './template-variables';

test('E11 variables are filled by what is known; what is not stays open, and is told apart', () => {
  const text = 'Bonjour {{prenom}},\nau sujet de {{ bien.titre }}.';
  expect(filled(text, { prenom: 'Zoë' })).toBe('Bonjour Zoë,\nau sujet de {{bien.titre}}.');
  expect(templateParts(text, { prenom: 'Zoë' })).toEqual([
    { text: 'Bonjour ' },
    { text: 'Zoë', variable: 'prenom' },
    { text: ',\nau sujet de ' },
    { text: '{{bien.titre}}', variable: 'bien.titre', missing: true },
    { text: '.' },
  ]);
});

test('E11 a value that looks like a variable or a pattern is text', () => {
  expect(filled('{{prenom}} {{nom}}', { prenom: '{{nom}}', nom: '$&' })).toBe('{{nom}} $&');
  expect(closed('{{nom}} et {{ nom }}', 'nom', "$' et $1")).toBe("$' et $1 et $' et $1");
});

test.each([
  ['{{client.age}} et {{prenom}}', 'Variable inconnue\u00a0: {{client.age}}'],
  ['{{a}} {{b}} {{a}}', 'Variables inconnues\u00a0: {{a}}, {{b}}'],
  ['{{constructor}}', 'Variable inconnue\u00a0: {{constructor}}'],
  ['Bonjour {{prenom}', 'Variable mal écrite près de «\u00a0{{prenom}\u00a0»'],
  ['prenom}} bonjour', 'Variable mal écrite près de «\u00a0}} bonjour\u00a0»'],
  ['{{}}', 'Variable inconnue\u00a0: {{}}'],
])('E11 %s cannot be kept: %s', (text, fault) => expect(templateFault(text)).toBe(fault));

test('E11 a text with known variables alone can be kept', () => {
  expect(templateFault('Bonjour {{prenom}} {{ nom }}, {a} 5 < 6')).toBeUndefined();
});

test('E11 what stands open is named once, of subject and text together', () => {
  expect(holesIn('{{nom}} {{ nom }} {{x}}')).toEqual(['nom', 'x']);
  expect(openFault('Re : {{bien.titre}}', 'Bonjour {{prenom}}, {{bien.titre}}')).toBe(
    'Complétez {{bien.titre}}, {{prenom}} avant l’envoi',
  );
  expect(openFault('Re', 'Bonjour')).toBeUndefined();
});

test.each([
  ['Zoë Martin', { prenom: 'Zoë', nom: 'Martin' }],
  ['Anne de La Tour', { prenom: 'Anne', nom: 'de La Tour' }],
  ['M. Martin', { nom: 'Martin' }],
  ['Madame', {}],
  ['Martin', {}],
  ['zoe@exemple.fr', {}],
  ['', {}],
])('E11 of %s the names are known as far as they are sure', (name, names) => expect(clientNames(name)).toEqual(names));
