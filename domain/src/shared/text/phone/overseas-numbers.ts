/**
 * National numbers that are overseas, by what they begin with (ARCEP's numbering plan, decision 2018-0881 and after): each
 * territory has a prefix of its own, and +33 before such a number reaches nobody.
 */
const TERRITORIES: readonly (readonly [prefix: string, numbers: RegExp])[] = [
  // La Réunion, Mayotte.
  ['+262', /^(26[2389]|639|69[23]|7092|7093[5-7]|939[89]|947[89]|976[239])/],
  // Guadeloupe, Saint-Barthélemy, Saint-Martin.
  ['+590', /^(590|5987|69[01]|7090|9395|9475|976[018])/],
  // Guyane.
  ['+594', /^(594|5988|694|7093[0-4]|9396|9476|976[45])/],
  // Martinique.
  ['+596', /^(596|5989|69[67]|7091|9397|9477|976[67])/],
  // Saint-Pierre-et-Miquelon: its mobile numbers keep their nine digits, the others are six behind its prefix.
  ['+508', /^708/],
  ['+', /^508/],
];

/** '+33692123456' → '+262692123456'; any other number is its own. */
export const withTerritory = (number: string): string =>
  number.replace(
    /^\+33(\d{9})$/,
    (_, national: string) => (TERRITORIES.find(([, numbers]) => numbers.test(national))?.[0] ?? '+33') + national,
  );
