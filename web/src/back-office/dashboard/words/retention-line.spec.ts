import { retentionLine } from './retention-line';

const RUN = { lastAt: '2026-11-30T02:04:00Z', removed: 128, next: 40, missed: 0 };

test.each([
  [null, 'aucun passage encore'],
  [RUN, '128 retirés le 30/11/2026 03:04, 40 à retirer la nuit prochaine'],
  [{ ...RUN, removed: 1, next: null }, '1 retiré le 30/11/2026 03:04'],
  [{ ...RUN, removed: 0, next: 0 }, 'rien à retirer le 30/11/2026 03:04, rien la nuit prochaine'],
  [
    { ...RUN, next: 0, missed: 2 },
    '128 retirés le 30/11/2026 03:04, rien la nuit prochaine, 2 règles n’ont pas tourné cette nuit',
  ],
])('of %j is said: %s', (health, said) => expect(retentionLine(health, [])).toBe(said));

test('rules that failed are named, also before the first night', () => {
  expect(retentionLine({ ...RUN, next: null }, ['prospects', 'events'])).toBe(
    '128 retirés le 30/11/2026 03:04, en échec\u00a0: prospects, events',
  );
  expect(retentionLine(null, ['events'])).toBe('aucun passage encore, en échec\u00a0: events');
});
