import type { Random } from '@pignon/infra/local/settings/random';
import { HOSTILE_TEXTS } from './hostile-texts';

/** What parsers look for, and what comes close to it. */
const PIECES = [
  ...'a e x z é 0 1 9 - _ . , ; : / ( ) [ ] # % € ² ° ’ \' " @ + * = < > | \\ ? ! ~'.split(' '),
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u202f',
  '\u200b',
  '\u00ad',
  '\u0301',
  '\u{1f600}',
  '  ',
  ' ,',
  ', ',
  'a,',
  '1 ',
  ' 1',
  '((',
  '--',
  '- ',
  '..',
  '1.',
  '1,',
  '1/',
  '00',
  '000',
  ' 000',
  '.000',
  '06',
  '75011',
  '2027',
  '1e',
  '%2',
  '%C3',
  '&a=',
  ...'paris lyon marseile saint sainte st aix en sur les le la l d de du des au à rue avenue france cedex 16e xvi'.split(
    ' ',
  ),
  ...'murs bureaux boutique local commercial immeuble fonds de commerce pied loué libre occupé bail rendement surface'.split(
    ' ',
  ),
  ...'cherche trouve vendre louer estimation combien vaut quel est prix budget loyer entre et ou jusqu moins plus pas'.split(
    ' ',
  ),
  ...'100 200 300k 1,5M€ 12% m² m2 mètres euros million mille cent vingt demi mois an ht hc par janvier 01/01/2027'.split(
    ' ',
  ),
  ...'non oups pardon merci bonjour je suis mon mail est nom surface adresse erreur référence bien n° réf www. http:// jean@'.split(
    ' ',
  ),
  // Of several words: what can be read as one or as two takes twice the time with each repetition.
  'quelque chose de ',
  'un bien ',
  'de bien ',
  'très bien ',
  'c’est tout ',
  'en fait ',
  'je me suis trompé ',
  'j m trompe ',
  'nom ',
  'il me faut ',
  'peu importe le ',
  'pas plus de ',
  'droit au bail ',
  'avec locataire ',
  '<p>',
  '</p>',
  '<a href="',
  '<img src=x ',
  '<!--',
  '&amp;',
  '](',
  '![',
  '**',
  '\r\n',
];

/** A text of at most so many signs; the same draw for the same seed. */
export function madeText(random: Random, longest: number): string {
  const length = random.next() < 0.7 ? longest : Math.ceil(random.next() * longest);
  const made = KINDS[Math.floor(random.next() * KINDS.length)]?.(random, length) ?? '';
  return made.slice(0, length);
}

const one = (random: Random): string => PIECES[Math.floor(random.next() * PIECES.length)] ?? '';
const several = (random: Random, most: number): string[] =>
  Array.from({ length: 1 + Math.floor(random.next() * most) }, () => one(random));
const filled = (piece: string, length: number): string => piece.repeat(Math.ceil(length / (piece.length || 1)));

const KINDS: readonly ((random: Random, length: number) => string)[] = [
  // One piece again and again, with something before and behind it that lets a match begin or fail.
  (random, length) => {
    const [before, after] = [several(random, 3).join(' '), one(random)];
    return `${before}${filled(one(random), length).slice(0, Math.max(0, length - before.length - after.length))}${after}`;
  },
  (random, length) => filled(several(random, 4).join(random.next() < 0.5 ? '' : ' '), length),
  // Two runs that a match could part anywhere.
  (random, length) => {
    const half = Math.floor(length / 2);
    return `${filled(one(random), half).slice(0, half)}${one(random)}${filled(one(random), half).slice(0, half)}`;
  },
  (random, length) => {
    let text = '';
    while (text.length < length) text += one(random) + (random.next() < 0.6 ? ' ' : '');
    return text;
  },
  // Any sign at all.
  (random, length) =>
    Array.from({ length }, () => String.fromCodePoint(Math.floor(random.next() ** 3 * 0x3000) || 32)).join(''),
  (random, length) => {
    const hostile = HOSTILE_TEXTS[Math.floor(random.next() * HOSTILE_TEXTS.length)];
    return hostile?.(length) ?? '';
  },
];
