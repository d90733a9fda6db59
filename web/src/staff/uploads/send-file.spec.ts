import { replyOf } from './send-file';

test.each([
  [200, '{"imageUrl":"/media/k.jpg"}', { kind: 'stored', answer: { imageUrl: '/media/k.jpg' } }],
  [201, '{"id":7}', { kind: 'stored', answer: { id: 7 } }],
  [422, '{"error":"« a.jpg » est vide."}', { kind: 'refused', error: '« a.jpg » est vide.' }],
  [413, '', { kind: 'refused', error: 'Ce fichier est refusé.' }],
  [507, '{"error":"Le disque du serveur est plein."}', { kind: 'lost', error: 'Le disque du serveur est plein.' }],
  [503, '<html>', { kind: 'lost', error: 'Le serveur est occupé' }],
  [401, '{}', { kind: 'signed-out' }],
])('E03 a file that is answered %i %s', (status, text, expected) => {
  expect(replyOf(status, text)).toEqual(expected);
});
