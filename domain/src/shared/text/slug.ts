const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};
/** Everything written as a hyphen or a dash, U+2010 and U+2011 ('Le Kremlin‑Bicêtre') included. */
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** Lower case without accents; a ligature is two letters (NFD alone would lose it). */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? '');

/** M118: accents removed, lower case, spaces become hyphens, other symbols removed. '' when nothing is left. */
export const slugOf = (text: string): string =>
  plain(text)
    .replace(HYPHENS, '-')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

/** A title in symbols still has an address (C09). */
export function titleSlugOf(title: string): string {
  const slug = slugOf(title);
  return /[a-z]/.test(slug) ? slug : 'bien';
}

/** What search compares: words apart, whatever their accents, hyphens and apostrophes; '%' and '_' stay. */
export const foldText = (text: string): string =>
  plain(text)
    .replace(/(?:(?![%_])[\p{P}\p{Z}\p{C}])+/gu, ' ')
    .trim();

/** '16e', '16eme-arrondissement', '02' after the name of one of the three cities that have them. */
const ARRONDISSEMENT = /^(paris|lyon|marseille)-(?:0?[1-9]|1\d|20)(?:er|e|eme|nd|nde)?(?:-arrondissement)?$/;

/** What the post shortens within a name (C66): 'S/SEINE', 's/s Bois', 'Aix en Pce', 'Mt de Marsan'. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]-)(?:ss|s-s)-(?=[a-z])/g, 'sous-'],
  [/(?<=[a-z]{2}-)s-(?=[a-z])/g, 'sur-'],
  [/(^|-)st-/g, '$1saint-'],
  [/(^|-)ste-/g, '$1sainte-'],
  [/(^|-)mt-/g, '$1mont-'],
  [/-pce$/g, '-provence'],
];

/**
 * One slug per city whatever was typed or linked: 'l-hay-les-roses' and "L’Haÿ-les-Roses" give 'lhay-les-roses',
 * 'St Denis' 'saint-denis', 'Neuilly s/ Seine' 'neuilly-sur-seine', 'PARIS 16' 'paris', 'Lyon Cedex 03' 'lyon'. Keys such
 * as 'valence-26' pass unchanged.
 */
export function citySlugOf(text: string): string {
  const whole = slugOf(text.replace(/\//g, ' ')).replace(/-cedex(-\d+)?$/, '');
  const slug = SHORTENED.reduce((name, [short, full]) => name.replace(short, full), whole).replace(
    /(^|-)([ldnsj])-(?=[a-z])/g,
    '$1$2',
  );
  return ARRONDISSEMENT.exec(slug)?.[1] ?? slug;
}
