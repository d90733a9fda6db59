import { foldInPlace } from './words/fold-in-place';

/** 'le bien 35': a number of a property, not an amount ('le bien 35 m²') and not a street or a department. */
const NUMBER = String.raw`(?:(?:n\s?[°ºo]\.?|numero|no\.?|#|:)\s*)?(?:#\s*)?(?<number>[1-9]\d{0,8})`;
const NO_AMOUNT = String.raw`(?![\d.,]*\d)(?!\s*(?:m²|m2|metres?|m\b|€|euros?|eur\b|k\b|k€|mille|millions?|%|\d))`;
const NAMED = new RegExp(
  String.raw`(?:^|[\s("«,;:])(?:(?:le|du|au|ce|votre|l|cette|mon)\s?(?:bien|annonce|fiche|local|immeuble|boutique)|^bien|^annonce|^fiche)\s*${NUMBER}${NO_AMOUNT}`,
  'u',
);
const REFERENCE = new RegExp(
  String.raw`(?:^|[\s("«,;:])(?:references?|ref\.?)(?:\s(?:est|du\sbien|de\sl annonce))?\s*(?:[a-z]{2,6}\s?[-–]\s*)?${NUMBER}${NO_AMOUNT}`,
  'u',
);
const HASHED = /(?:^|\s)#\s?(?<number>[1-9]\d{0,8})(?![\d\p{L}])/u;
const PATH = /\/biens?\/(?:[a-z0-9-]+\/)?(?<number>[1-9]\d{0,8})(?!\d)/u;

/** The property that is asked for by its number: 'la référence MUR-35', 'le bien 35', '#35', an address of its page. */
export function readReference(text: string, prefix: string | undefined): number | null {
  const folded = foldInPlace(text);
  const found = [
    ...(prefix ? ownReferences(prefix).map((pattern) => pattern.exec(text)) : []),
    ...[REFERENCE, HASHED, PATH, NAMED].map((pattern) => pattern.exec(folded)),
  ];
  // PostgreSQL's integer.
  const isNumber = (number: number): boolean => number > 0 && number < 2 ** 31;
  return found.map((match) => Number(match?.groups?.['number'])).find(isNumber) ?? null;
}

/** As they are written: 'MUR 35' is a reference, 'mur 35' may be anything. */
const ownReferences = (prefix: string): readonly RegExp[] => [
  new RegExp(String.raw`(?:^|[^\p{L}])${escape(prefix)}\s?[-–]\s?(?<number>[1-9]\d{0,8})(?!\d)`, 'iu'),
  new RegExp(String.raw`(?:^|[^\p{L}])${escape(prefix)}\s?(?<number>[1-9]\d{0,8})(?!\d)`, 'u'),
];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
