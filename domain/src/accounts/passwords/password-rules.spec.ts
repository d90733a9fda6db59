import { passwordFault, passwordRules, TOLD_BY_ACCOUNT, TOO_COMMON } from './password-rules';

const OWN = ['Marie Durand', 'marie.durand@lemercier-immo.fr', 'Lemercier'];

test.each(['court', 'Abc-12345+x', 'éééééééé'])('%j is too short', (password) =>
  expect(passwordFault(password)).toBe(passwordRules.least.message),
);

test('one of two hundred signs is taken, a longer one not', () => {
  const long = 'les oiseaux du quai ne dorment jamais avant que la marée '.repeat(4);
  expect([passwordFault(long.slice(0, 200)), passwordFault(long.slice(0, 201))]).toEqual([
    null,
    passwordRules.most.message,
  ]);
});

test.each([
  'motdepasse2026',
  'M0tDeP@sse2026!',
  'Password1234!',
  'P@ssw0rdP@ssw0rd',
  'azertyuiop123',
  'qwertyuiop[]',
  '123456789012',
  '0987654321098',
  'aaaaaaaaaaaaaaa',
  'abcabcabcabcabc',
  'Bienvenue2026!!',
  'Administrateur1',
  'correcthorsebatterystaple',
  'Pignon-Immobilier-2026',
  'Paris75001Paris',
  'Été2026Été2026!',
  'jetaimejetaime1',
])('%j is one of those that are tried first', (password) => expect(passwordFault(password)).toBe(TOO_COMMON));

test.each(['marie.durand.2026', 'Durand-Marie-1985', 'lemercierlemercier', 'LEMERCIER-immo-75'])(
  '%j tells only who chose it',
  (password) => expect(passwordFault(password, OWN)).toBe(TOLD_BY_ACCOUNT),
);

test.each([
  'tuile verte au balcon',
  'onze parapluies bleus',
  'xK9mvQ2rTz4w',
  'le chien de Marie dort mal',
  'ЖёлтаяЛампаНаСтоле',
  '紫色の傘が三本あると嬉しい',
])('%j is taken: no kind of sign is asked for', (password) => expect(passwordFault(password, OWN)).toBeNull());
