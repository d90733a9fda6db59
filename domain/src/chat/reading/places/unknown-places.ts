import { PROPERTY_NOUNS, STREET } from '../words/lexicon';
import { AMBIGUOUS_TOWNS, COMMON_WORDS } from '../words/place-words';
import type { Token } from '../words/tokens';

/** What announces a place. */
const ANNOUNCED =
  /(?:^| )(?:a|au|aux|vers|sur|en|dans|secteur|quartier|(?:pres|proche|autour|cote|ville|commune|quartier|secteur) d[eu]?)(?: (?:le|la|les|l))?$/;
const STREET_WORD = new RegExp(`^${STREET}$`);
const PARTICLE = /^(?:de|du|des|d|la|le|les|l|sur|sous|en|lez|aux)$/;
const ARTICLE = /^(?:le|la|les|l)$/;
/** Announced like a place, and none: the whole country, things, times. */
const NO_PLACE = new Set(
  (
    'france internet ligne franchise franchises partir hauteur base usage taux titre propos domicile temps moyen jour ' +
    'terme distance vue fort faible etage emporter gauche droite cash comptant credit priorite plein pleine partie ' +
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi ' +
    'vendredi samedi dimanche bonne bonnes parfait excellent tiers moitie demi conditions savoir effet bord travers'
  ).split(' '),
);
/** Quarters that everybody names, in small letters too. */
const QUARTERS = new Set(
  'defense marais bastille montmartre belleville confluence chartrons canebiere pigalle oberkampf batignolles'.split(
    ' ',
  ),
);
const SHORTEST = 4;

const isCapital = ({ raw }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(raw);
const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

/** Places that were announced and that nobody knows: 'à Trifouilly-les-Oies', 'dans le Marais', 'rue de la Paix'. */
export function unknownPlacesOf(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  shouting: boolean,
): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!startsPlace(tokens, at, taken, shouting)) continue;
    const end = endOfName(tokens, at, STREET_WORD.test(tokens[at]?.text ?? '') ? new Set() : taken);
    const from = ARTICLE.test(tokens[at - 1]?.text ?? '') && !STREET_WORD.test(tokens[at]?.text ?? '') ? at - 1 : at;
    found.push(writeName(tokens.slice(from, end)));
    at = end;
  }
  return [...new Set(found)];
}

function startsPlace(tokens: readonly Token[], at: number, taken: ReadonlySet<number>, shouting: boolean): boolean {
  const token = tokens[at];
  if (!isWord(token) || taken.has(at) || shouting) return false;
  if (STREET_WORD.test(token.text)) return endOfName(tokens, at, new Set()) > at + 1;
  const { text } = token;
  if (text.length < 3 || COMMON_WORDS.has(text) || PROPERTY_NOUNS.has(text) || NO_PLACE.has(text)) return false;
  if (QUARTERS.has(text)) return true;
  const before = tokens.slice(Math.max(0, at - 3), at);
  if (!before.every(({ kind }) => kind !== 'number') && before.at(-1)?.kind === 'number') return false;
  if (!ANNOUNCED.test(before.map((one) => one.text).join(' '))) return false;
  if (isCapital(token)) return true;
  // In small letters only right after 'à', and what could be no verb: 'à rénover'.
  const to = before.at(-1);
  const wanted = to?.raw === 'à' || (to?.raw === 'a' && PROPERTY_NOUNS.has(before.at(-2)?.text ?? ''));
  return wanted && text.length >= SHORTEST && !AMBIGUOUS_TOWNS.has(text) && !/(?:er|ir|re|oir|ee?s?)$/.test(text);
}

/** Its further words: joined by a hyphen, with a capital, or a particle before such a one. */
function endOfName(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): number {
  let end = at + 1;
  for (let next = end; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (!isWord(token) || taken.has(next)) break;
    if (isCapital(token) || token.joined) end = next + 1;
    else if (!PARTICLE.test(token.text)) break;
  }
  return end;
}

const writeName = (tokens: readonly Token[]): string =>
  tokens.reduce(
    (name, { raw, joined }, at) =>
      at === 0 ? raw : `${name}${joined ? '-' : /^[ld]$/i.test(tokens[at - 1]?.raw ?? '') ? '’' : ' '}${raw}`,
    '',
  );
