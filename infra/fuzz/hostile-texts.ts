/**
 * Made by hand to be slow, each cut to a length: the first 30 were written before any reader was mended for them. A text that
 * a seed finds to be slow comes here.
 */
export const HOSTILE_TEXTS: readonly ((longest: number) => string)[] = [
  (most) => `cherche murs à ${'a'.repeat(most)}`,
  (most) => `cherche murs à ${'marseil'.repeat(most)}`,
  (most) => `bureaux ${'Saint-'.repeat(most)}`,
  (most) => `boutique à ${'Aix en '.repeat(most)}`,
  (most) => 'quel est '.repeat(most),
  (most) => 'combien de la '.repeat(most),
  (most) => `${'pas de de de la les '.repeat(most)}estim`,
  (most) => `sauf ${'à la de du '.repeat(most)}`,
  (most) => 'mettre mon '.repeat(most),
  (most) => `de ${'100 à '.repeat(most)}`,
  (most) => '1 million et demi '.repeat(most),
  (most) => '1 000'.repeat(most),
  (most) => `${'1.000 '.repeat(most)}€`,
  (most) => '1,'.repeat(most),
  (most) => '12/'.repeat(most),
  (most) => `${' '.repeat(most - 1)}x`,
  (most) => `x${'\u00a0'.repeat(Math.max(0, most - 2))}x`,
  (most) => '('.repeat(most),
  (most) => `+33${'('.repeat(most / 2)}${')'.repeat(most / 2)}`,
  (most) => `0${'6 '.repeat(most)}`,
  (most) => `jean@${'a.'.repeat(most)}`,
  (most) => 'a@'.repeat(most),
  (most) => `${'-'.repeat(most - 1)}x`,
  (most) => "l'".repeat(most),
  (most) => 'e\u0301'.repeat(most),
  (most) => `la surface est de ${'la surface est de '.repeat(most)}`,
  (most) => `non, ${'oups, non '.repeat(most)}je`,
  (most) => `réf ${'n° '.repeat(most)}`,
  (most) => `75011 ${'75011 '.repeat(most)}`,
  (most) => `${'france '.repeat(most)}, ${' ,'.repeat(most)}`,
  (most) => '-cedex'.repeat(most),
  (most) => 'st '.repeat(most),
  (most) => 'saint st l '.repeat(most),
  // What folds to a space, and openings that could be parted in two ways.
  ...['nom ', 'prénom ', 'ref', 'le bien', 'mon mail ', 'la surface '].map(
    (before) => (most: number) => `${before}${"'".repeat(most)}x`,
  ),
  ...['jm trompe ', 'j m trompe ', 'je m trompe ', 'jme suis plantée ', "l' ' "].map(
    (said) => (most: number) => `${said.repeat(most)}x`,
  ),
];
