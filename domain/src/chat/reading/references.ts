/** 'le bien 35': a number of a property, not an amount ('le bien 35 m²') and not a street or a department. */
const NUMBER = String.raw`(?:n\s?[°ºo]\.?|num[ée]ro|no\.?|#|:)?\s*#?\s*(?<number>[1-9]\d{0,8})`;
const NO_AMOUNT = String.raw`(?![\d.,]*\d)(?!\s*(?:m²|m2|m[èe]tres?|m\b|€|euros?|eur\b|k\b|k€|mille|millions?|%|\d))`;
const NAMED = new RegExp(
  String.raw`(?:^|[\s('"«,;:])(?:(?:le|du|au|ce|votre|l['’]|cette|mon)\s?(?:bien|annonce|fiche|local|immeuble|boutique)|^bien|^annonce|^fiche)\s*${NUMBER}${NO_AMOUNT}`,
  'iu',
);
const REFERENCE = new RegExp(
  String.raw`(?:^|[\s('"«,;:])(?:r[ée]f[ée]rences?|r[ée]f\.?)(?:\s(?:est|du\sbien|de\sl['’]annonce))?\s*(?:\p{L}{2,6}\s?[-–]\s?)?${NUMBER}${NO_AMOUNT}`,
  'iu',
);
const HASHED = /(?:^|\s)#\s?(?<number>[1-9]\d{0,8})(?![\d\p{L}])/iu;
const PATH = /\/biens?\/(?:[a-z0-9-]+\/)?(?<number>[1-9]\d{0,8})(?!\d)/iu;

/** The property that is asked for by its number: 'la référence MUR-35', 'le bien 35', '#35', an address of its page. */
export function referenceIn(text: string, prefix: string | undefined): number | null {
  const own = (between: string, flags: string): RegExp | null =>
    prefix
      ? new RegExp(String.raw`(?:^|[^\p{L}])${escaped(prefix)}${between}(?<number>[1-9]\d{0,8})(?!\d)`, flags)
      : null;
  // 'MUR 35' is a reference, 'mur 35' may be anything.
  for (const pattern of [
    own(String.raw`\s?[-–]\s?`, 'iu'),
    own(String.raw`\s?`, 'u'),
    REFERENCE,
    HASHED,
    PATH,
    NAMED,
  ]) {
    const number = Number(pattern?.exec(text)?.groups?.['number']);
    // PostgreSQL's integer.
    if (number > 0 && number < 2 ** 31) return number;
  }
  return null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
