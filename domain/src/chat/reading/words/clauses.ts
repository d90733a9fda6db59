import { foldInPlace } from './fold-in-place';

/** How people begin to say what they want. */
const WISH = [
  '(?:j ?|je |on |nous )(?:re)?(?:cherch|trouv|veu[xt]|voul|voudr|souhait|aimer|lou|achet|vend|poss|pens|compt|envisag|prefer|suis|ai |y |en )',
  'il (?:(?:me|nous) )?fau',
  '(?:(?:est[- ]ce que|do|could|can|would) )?(?:avez|auriez|pouvez|pourriez|vous (?:avez|auriez|pouvez|ouvrez|fermez|prenez)|you\\b|can you|peut[- ]on|puis[- ]je|y[- ]a[- ]t[- ]il)',
  '(?:re)?(?:cherche|trouve|montre|propose|estime|evalue|rappele|appele|vende|envoye)(?:r|z)\\b',
  '(?:faire |re)?(?:acheter|acquerir|louer|vendre|ceder|estimer|evaluer|investir|visiter|voir|connaitre|savoir|prendre rendez)\\b',
  'combien|a combien|quel(?:le)?s? (?:est|sont|valeur|prix)|c ?est quoi|qu ?est[- ]ce',
  '(?:i|we)\\b|(?:buy|rent|lease|find|sell|value|call)\\b',
].join('|');
const ALSO =
  '(?:(?:aussi|egalement|puis|ensuite|apres|surtout|sinon|alors|en plus|en meme temps|par ailleurs|dans le meme temps|si possible|also|then|maybe),? )*';
const JOINED = `(?:,? (?:et|puis|ensuite|mais|sinon|par ailleurs|and|then|but),? |[,:] )${ALSO}(?=${WISH})`;
/** 'pour racheter', 'afin d'acheter', 'avant de vendre'. */
const AIMED =
  ' (?:pour|afin de |afin d ?|avant de |avant d ?)(?: ?)(?=(?:re)?(?:achet|acquer|invest|trouv|lou|vend)\\w+)';
const ENDED = '[.;?!]+ ';
const OBLIGED = ' (?=il (?:me |nous )?faut? (?:d ?abord )?qu)';
const BREAK = new RegExp(`${ENDED}|${JOINED}|${AIMED}|${OBLIGED}`, 'g');

/** A message in the pieces in which something is wished, told or asked: most are one. */
export function clausesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: said, index } of foldInPlace(text).matchAll(BREAK)) {
    pieces.push(text.slice(from, index + said.length));
    from = index + said.length;
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter((piece) => /[\p{L}\d]/u.test(piece));
}
