import type { EstimationStep } from './estimation-lead';

const OPENING = String.raw`(?:(?:ah|euh|non|mais|oups|zut|pardon|d[ée]sol[ée]e?|en\sfait|finalement|plut[ôo]t|attendez|excusez[-\s]moi|correction|erreur|(?:je\s)?me\ssuis\stromp[ée]e?|et)[\s,;:.!-]+)*`;
const OF_IT = String.raw`(?:\s(?:du|de\sla|de\sl['’]?|de\smon|de\sma)\s?(?:bien|local|boutique|immeuble|locaux))?`;
/** A verb or a colon stands between the name and the value. */
const IS = String.raw`(?:\s*[:=]\s*|\s+(?:est|c['’]est|[ée]tait|fait|doit\s[êe]tre|s['’][ée]l[èe]ve\s[àa]|se\stermine|finit|va\sjusqu['’]?(?:en|au|[àa])?)(?:\s(?:en\sfait|plut[ôo]t|bien))?(?:\s(?:de|le|en|[àa]|au|c['’]est))?\s+)`;

const NAMES: readonly (readonly [string, EstimationStep])[] = [
  [String.raw`(?:adresse\s)?e-?mails?|adresse\smail|mail|courriel`, 'email'],
  [String.raw`(?:num[ée]ro\sde\s)?(?:t[ée]l[ée]phone|portable|mobile)|num[ée]ro|t[ée]l`, 'phone'],
  [String.raw`nom(?:\scomplet)?`, 'fullName'],
  [String.raw`type(?:\sde\sbien)?`, 'type'],
  [String.raw`adresse|rue`, 'address'],
  [String.raw`ville|commune`, 'city'],
  [String.raw`code\spostal|cp`, 'postcode'],
  [String.raw`surface(?:\stotale)?|superficie|taille`, 'surface'],
  [String.raw`loyer(?:\sannuel)?`, 'annualRent'],
  [String.raw`(?:date\sde\s)?fin\s(?:du|de)\sbail|bail`, 'leaseEnd'],
];
const STATED = NAMES.map(
  ([name, step]) =>
    [
      new RegExp(
        `^${OPENING}(?:(?:la|le|l['’]|ma|mon|notre|sa|son)\\s?)?(?:bonne?\\s)?(?:${name})${OF_IT}${IS}(?<value>.+)$`,
        'iu',
      ),
      step,
    ] as const,
);
const OCCUPIED = new RegExp(
  `^${OPENING}(?:(?:(?:le|la|les|mon|ma)\\s?)?(?:local|bien|boutique|immeuble|locaux|murs)|il|elle|c['’])\\s?(?:est|sont)\\s(?:en\\sfait\\s|bien\\s)?(?<value>(?:occup|lou|libre|vide|vacant|inoccup)\\p{L}*)(?:\\s(?:depuis|maintenant|actuellement|en\\sce\\smoment|aujourd|finalement|en\\sfait)\\b.*)?[\\s.!]*$`,
  'iu',
);

export interface Stated {
  readonly step: EstimationStep;
  readonly value: string;
}

/** 'non, la surface est de 120 m²', 'mon mail : zoe@exemple.fr', 'le local est loué': an answer that names its question. */
export function statedAnswer(text: string): Stated | null {
  for (const [pattern, step] of STATED) {
    const value = pattern.exec(text)?.groups?.['value']?.trim();
    if (value) return { step, value };
  }
  const occupied = OCCUPIED.exec(text)?.groups?.['value'];
  return occupied ? { step: 'occupied', value: occupied } : null;
}
