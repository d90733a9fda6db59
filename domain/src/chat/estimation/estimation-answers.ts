import type { Communes } from '../../geography/towns/communes';
import { FIVE_DIGITS, postcodeIn } from '../../geography/towns/postcode-in';
import { namesMissingDay } from '../../listings/display/lease-dates';
import { EMAIL_PATTERN, limits } from '../../shared/rules';
import type { EstimationLead, EstimationStep } from './estimation-lead';
import { isSentence, looksLikePlace } from './plausible-answers';
import { quantitiesOf } from '../reading/amounts/quantities';
import { readName } from './read-name';
import { cutOut, foldInPlace } from '../reading/words/fold-in-place';
import { tokensOf } from '../reading/words/tokens';
import { isOccupied } from '../reading/words/yes-no';

/** m²: more is a postcode or a slip. */
const LARGEST_SURFACE = 100_000;
/** Euros a year; no premises in France bring more. */
const HIGHEST_RENT = 20_000_000;

/** 'c'est une boutique', 'mon local est un bureau' */
const BEFORE_TYPE =
  /^(?:(?:(?:mon|notre|le|ce|l) ?(?:local|bien)|c) ?est|il s agit d ?(?:e|un|une)?|un|une|des|le|la|les|j ai) +(?:(?:un|une|des|le|la|les) +)?/;
/** 'le local se trouve à', 'c'est situé en' */
const BEFORE_CITY =
  /^(?:(?:c est|(?:il|elle|ca|(?:le|la|mon|ma|l) ?[a-z]+) (?:est|se trouve|se situe)) +)?(?:situee? +)?(?:a|en|dans la ville de|ville de|sur) +/;

/** What each answer gives; null: it is asked again. */
export const READERS: Readonly<Record<EstimationStep, (text: string, communes?: Communes) => EstimationLead | null>> = {
  fullName: (text) => {
    const fullName = readName(text);
    return fullName === null ? null : { fullName };
  },
  email: (text) => {
    const email = text
      .split(/[\s<>(),;:]+/)
      .find((piece) => /.@./.test(piece))
      ?.replace(/(?<!\.)\.+$/, '');
    return email && EMAIL_PATTERN.test(email) && email.length <= limits.email.value ? { email } : null;
  },
  phone: (text) => {
    const phone = /\+?[\d(][\d\s()./-]{8,}/.exec(text)?.[0].replace(/(?<!\D)\D+$/, '');
    const digits = phone?.replace(/\D/g, '').length ?? 0;
    // Inside France there are ten; one less is a slip, not a number.
    if (/^\(?0[1-9]/.test(phone ?? '') && digits !== 10) return null;
    return phone && digits >= 9 && digits <= 15 && phone.length <= limits.phone.value ? { phone } : null;
  },
  type: (text) => {
    const type = cutOut(text, BEFORE_TYPE).replace(/(?<![.!])[.!]+$/, '');
    return /\p{L}{2}/u.test(type) && type.length <= 120 && !isSentence(text) ? { propertyType: type } : null;
  },
  address: (text) =>
    text.length >= 5 && text.length <= limits.address.value && /\p{L}/u.test(text) && !isSentence(text)
      ? { propertyAddress: text, ...placeOfAddress(text) }
      : null,
  city: (text, communes) => {
    const { propertyZipCode, propertyCity } = placeOfAddress(text);
    const city = cutOut(propertyCity ?? text.replace(FIVE_DIGITS, ''), BEFORE_CITY)
      .replace(/(?<![\s(),.!])[\s(),.!]+$/, '')
      .trim();
    return /\p{L}/u.test(foldInPlace(city).replace(ORDINAL, '')) && city.length <= 120 && looksLikePlace(city, communes)
      ? { propertyCity: city, ...(propertyZipCode && { propertyZipCode }) }
      : null;
  },
  postcode: (text) => {
    const postcode = postcodeIn(text) ?? readArrondissement(text);
    return postcode ? { propertyZipCode: postcode } : null;
  },
  surface: (text) => {
    const value = readFirstAmount(text);
    return value === null || value > LARGEST_SURFACE ? null : { propertySurface: String(value).replace('.', ',') };
  },
  occupied: (text) => {
    const occupied = isOccupied(text);
    return occupied === null ? null : { isOccupied: occupied };
  },
  annualRent: (text) => {
    const [rent] = /\d/.test(text) ? quantitiesOf(tokensOf(text)) : [];
    const value = rent?.value ?? readFirstAmount(text);
    if (value === null) return null;
    const yearly = Math.round(rent?.period === 'month' ? value * 12 : value);
    return yearly > HIGHEST_RENT ? null : { annualRent: String(yearly) };
  },
  leaseEnd: (text) =>
    text.includes('/') && text.length <= 120 && !namesMissingDay(text) ? { leaseEndDate: text } : null,
};

/** '11e' alone is no town. */
const ORDINAL = /\b\d{1,2} ?(?:er?|eme)\b/g;
const OF_ARRONDISSEMENTS: Readonly<Record<string, readonly [code: number, count: number]>> = {
  paris: [75_000, 20],
  lyon: [69_000, 9],
  marseille: [13_000, 16],
};

/** 'Paris 11', 'Lyon 3e': each has a postcode of its own. */
function readArrondissement(text: string): string | null {
  const [, city = '', number = ''] =
    /\b(paris|lyon|marseille) +(\d{1,2})(?: ?(?:er?|eme))?(?!\d)/.exec(foldInPlace(text)) ?? [];
  const [code, count] = OF_ARRONDISSEMENTS[city] ?? [0, 0];
  return Number(number) >= 1 && Number(number) <= count ? String(code + Number(number)) : null;
}

/** M133: the postcode of the address, and the city after it. */
export function placeOfAddress(address: string): Pick<EstimationLead, 'propertyCity' | 'propertyZipCode'> {
  const postcode = postcodeIn(address);
  if (postcode === null) return {};
  const spelled = new RegExp(`${postcode.slice(0, 2)}\\s?${postcode.slice(2)}`, 'g');
  const after = address.split(spelled).at(-1) ?? '';
  const city = after
    .replace(/(?<![\s,])[\s,]*france\s*$/i, '')
    .replace(/^[\s,()-]+|(?<![\s,().])[\s,().]+$/g, '')
    .split(',')[0]
    ?.trim();
  return { propertyZipCode: postcode, ...(city && /\p{L}/u.test(city) && { propertyCity: city }) };
}

/** Digits are asked for (M133): words alone are asked again. */
function readFirstAmount(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const [first] = quantitiesOf(tokensOf(text)).filter(
    ({ unit }) => unit === 'square-metre' || unit === null || unit === 'euro',
  );
  const value = first?.value ?? Number(text.replace(/(?<=m)2\b/gi, '').replace(/\D/g, '') || Number.NaN);
  return Number.isFinite(value) && value > 0 && value < 1e9 ? value : null;
}

export const hasMonth = (text: string): boolean => {
  const month =
    /(?:^|\D)(\d{1,2})\s*\/\s*\d{4}/.exec(text)?.[1] ?? /(?:^|\D)(\d{1,2})\s*\/\s*\d{2}(?!\d)/.exec(text)?.[1];
  return month !== undefined && Number(month) >= 1 && Number(month) <= 12;
};
