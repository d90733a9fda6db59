import { obstacleOf, type Standing } from './obstacle';

const AT = '2026-11-30T09:00:00.000Z';
const free: Standing = {
  email: 'lea@exemple.fr',
  consented: true,
  unsubscribedAt: null,
  bouncedAt: null,
  draftIn: null,
  proposedAt: null,
};

test('D14 who agreed and can be reached may be written to, also where it was proposed before', () => {
  expect([obstacleOf(free), obstacleOf({ ...free, proposedAt: AT })]).toEqual([null, null]);
});

test.each([
  [{ consented: false }, /^Sans consentement/],
  [{ unsubscribedAt: AT }, /^Désinscrit le 30/],
  [{ bouncedAt: AT }, /^Adresse en échec/],
  [{ email: null }, /^Aucun accès off-market/],
  [{ draftIn: 'thread' }, /^Un brouillon attend/],
] as const)('D14 %j keeps somebody from being chosen, and says so', (standing, words) => {
  expect(obstacleOf({ ...free, ...standing })).toMatch(words);
});

test('D14 that somebody unsubscribed is said before anything else', () => {
  expect(obstacleOf({ ...free, consented: false, email: null, bouncedAt: AT, unsubscribedAt: AT })).toMatch(
    /^Désinscrit/,
  );
});
