import { retentionReport } from './retention-report';

const RUN = {
  rule: 'prospects',
  keptFor: '3 years',
  cutOff: new Date('2023-11-30T02:00:00Z'),
  count: 2,
  oldest: new Date('2023-06-01T10:00:00Z'),
};

test('each rule is a line with its duration, cut-off, oldest row and count; a dry run says that nothing was changed', () => {
  expect(
    retentionReport([RUN, { ...RUN, rule: 'mail-files', keptFor: '1 hour', count: 0, oldest: null }], true),
  ).toEqual([
    'Règle       Durée  Avant le          La plus ancienne  À retirer',
    'prospects   3 ans  30/11/2023 03:00  01/06/2023 12:00  2',
    'mail-files  1 h    30/11/2023 03:00  -                 0',
    '2 à retirer ; rien n’a été changé.',
  ]);
  expect(retentionReport([RUN], false).at(-1)).toBe('2 retirés, la preuve est dans retention_run.');
});
