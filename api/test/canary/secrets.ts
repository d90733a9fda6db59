import { UNSAID } from '@pignon/domain/listings/unsaid';

/** Something that no visitor may read, and how it would look wherever it came out. */
export interface Secret {
  readonly name: string;
  readonly pattern: RegExp;
  /** Some of the forms that must be recognised. */
  readonly looks: readonly string[];
  /** A word that a visitor could search for. */
  readonly word?: string;
}

type Field = keyof typeof UNSAID;

/** Every field by what is planted in it; a new one must be given a canary here, or be named as indistinct below. */
const WORDS = [
  'description',
  'address',
  'surface',
  'type',
  'imageUrl',
  'imageUrls',
  'featuredImageUrl',
  'planUrls',
  'videoUrl',
  'visitUrl',
  'tenantActivity',
  'leaseEndDate',
  'pedestrianTraffic',
  'mandateNumber',
  'mandateDate',
  'mandateEndDate',
  'leaseStartDate',
  'leaseLength',
  'dpeDate',
  'gesDate',
  'tenantSign',
  'leasePurpose',
  'rentRevisedAt',
  'slug',
  'seoTitle',
  'seoDescription',
  'shareImageUrl',
] as const satisfies readonly Field[];
const AMOUNTS = [
  'surfaceTotale',
  'surfaceRdc',
  'surfaceEtagesSuperieurs',
  'surfaceSousSol',
  'annualRent',
  'loyerNetBailleurFacture',
  'chargesAnnuelles',
  'montantTaxeFonciere',
  'feesAmount',
  'priceWithoutFees',
  'entryFee',
  'leaseRight',
  'coOwnershipLots',
  'coOwnershipCharges',
] as const satisfies readonly Field[];
/** These go up to 100 or so. */
const SHARES = ['yield', 'feesRate', 'depositMonths'] as const satisfies readonly Field[];
const PLACES = ['latitude', 'longitude'] as const satisfies readonly Field[];
/** Told by choices of a few: what a teaser may not say of them is held by the keys it may have. */
export const INDISTINCT: readonly Field[] = [
  'caveAccessible',
  'transactionType',
  'occupancyStatus',
  'status',
  'mandat',
  'hideFullAddress',
  'imputationTaxeFonciere',
  'assujetiTva',
  'agentId',
  'dpe',
  'ges',
  'feesPayer',
  'rentIndex',
  // What is said of photos goes where they go: C06 in the test of photos.
  'photoNotes',
  'priceOnRequest',
];
/** Of a gated property its title, its city and the amount of its price are shown; these are what searches may find. */
export const SHOWN: readonly Field[] = ['title', 'city', 'price'];
/** Anybody may see a postcode as part of the place, so it is planted where it is a secret and nowhere else. */
const CODES = ['postcode'] as const satisfies readonly Field[];

export const unplanted = (): string[] => {
  const planted: readonly string[] = [...WORDS, ...AMOUNTS, ...SHARES, ...PLACES, ...CODES, ...INDISTINCT, ...SHOWN];
  return Object.keys(UNSAID).filter((field) => !planted.includes(field));
};

/** Letters alone, so that it looks the same in HTML, in JSON and in an address. */
export const canary = (owner: string, field: string): string => `zk${owner}${field}kz`.toLowerCase();

interface Planted {
  /** As staff post it. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly secrets: readonly Secret[];
}

let amounts = 710_001;

/** A canary in each of the named fields. */
export function plant(owner: string, point: readonly [number, number], only: (field: string) => boolean): Planted {
  const [longitude, latitude] = point;
  const places = { longitude, latitude };
  const given: [string, unknown, Secret][] = [];
  for (const field of WORDS.filter(only)) {
    const word = canary(owner, field);
    const value = /url/i.test(field) ? `https://photos.exemple/${word}.jpg` : `${word} 12`;
    given.push([field, field.endsWith('Urls') ? [value] : value, secretWord(`${owner}.${field}`, word)]);
  }
  for (const field of AMOUNTS.filter(only)) {
    amounts += 37;
    given.push([field, amounts, secretAmount(`${owner}.${field}`, amounts)]);
  }
  for (const field of SHARES.filter(only)) {
    amounts += 37;
    const share = 60 + (amounts % 1000) / 1000 + 0.0007;
    given.push([field, share, secretDecimal(`${owner}.${field}`, share)]);
  }
  for (const field of PLACES.filter(only))
    given.push([field, places[field], secretDecimal(`${owner}.${field}`, places[field])]);
  return {
    fields: Object.fromEntries(given.map(([field, value]) => [field, value])),
    secrets: given.map(([, , secret]) => secret),
  };
}

export const secretWord = (name: string, word: string): Secret => ({
  name,
  word,
  pattern: new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'),
  looks: [`{"x":"${word}"}`, `<p>${word.toUpperCase()}</p>`, `/media/${word}.jpg`],
});

/** '710038', '710 038' with any of the spaces that French writes, as a character or as an HTML entity. */
function secretAmount(name: string, amount: number): Secret {
  const [thousands, rest] = [String(amount).slice(0, -3), String(amount).slice(-3)];
  return {
    name,
    pattern: new RegExp(`(?<!\\d)${thousands}(?:[\\s\u00a0\u202f]|&nbsp;|&#\\w+;)?${rest}(?!\\d)`),
    looks: [`{"x":${amount}}`, `${thousands}\u202f${rest}\u00a0€`, `<b>${thousands}&nbsp;${rest}</b>`],
  };
}

/** As far as four decimals, whatever follows; with a comma too. */
function secretDecimal(name: string, value: number): Secret {
  const known = (Math.trunc(value * 10_000) / 10_000).toFixed(4);
  return {
    name,
    pattern: new RegExp(`(?<!\\d)${known.replace('.', '[.,]')}`),
    looks: [`{"x":${value}}`, known.replace('.', ',')],
  };
}

/** What a text tells that it should not. */
export const leaksIn = (text: string, secrets: readonly Secret[]): string[] =>
  secrets.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
