import { resultsLabel, resultText } from './result-text';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [54, 54, 0, '54 biens disponibles'],
  [1, 1, 0, '1 bien disponible'],
  [58, 54, 0, '54 biens disponibles, 4 vendus'],
  [58, 54, 4, '54 biens disponibles, 4 loués'],
  [58, 54, 1, '54 biens disponibles, 4 vendus ou loués'],
  [1, 0, 1, '0 bien disponible, 1 loué'],
  [0, 0, 0, 'Aucun bien trouvé'],
])('M72 F32 F33 of %i in all, %i available and %i rented: %s', (total, available, rented, text) =>
  expect(plain(resultText({ total, available, rented }))).toBe(text),
);

test('M54 the button counts what the heading counts, and leads to what is shown even when nothing is available', () => {
  expect(resultsLabel(undefined)).toBe('Voir les résultats');
  expect(resultsLabel({ total: 58, available: 54 })).toBe('Voir les 54 résultats');
  expect(resultsLabel({ total: 2, available: 1 })).toBe('Voir le résultat');
  expect(resultsLabel({ total: 2, available: 0 })).toBe('Voir les 2 résultats');
  expect(resultsLabel({ total: 0, available: 0 })).toBe('Aucun résultat');
});
