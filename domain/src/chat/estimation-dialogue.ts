import { departmentOf } from '../geography/place-of';
import { EMAIL_PATTERN, limits } from '../shared/rules';
import { isOccupied } from './yes-no';
import { quantitiesOf } from './quantities';
import { tokensOf } from './tokens';

/** M111. */
export interface EstimationLead {
  readonly fullName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly propertyType?: string;
  readonly propertyAddress?: string;
  readonly propertyCity?: string;
  readonly propertyZipCode?: string;
  readonly propertySurface?: string;
  readonly isOccupied?: boolean;
  readonly annualRent?: string;
  readonly leaseEndDate?: string;
}

/** M105, in the order asked. */
export const ESTIMATION_STEPS = [
  'fullName',
  'email',
  'phone',
  'type',
  'address',
  'city',
  'postcode',
  'surface',
  'occupied',
  'annualRent',
  'leaseEnd',
] as const;
export type EstimationStep = (typeof ESTIMATION_STEPS)[number];

/** The dialogue as it stands: plain data that survives a reload. */
export interface EstimationDialogue {
  readonly step: EstimationStep | 'completed';
  readonly lead: EstimationLead;
  /** A month that does not exist was asked again once (F52). */
  readonly monthAsked?: true;
}

export const NEW_ESTIMATION: EstimationDialogue = { step: 'fullName', lead: {} };

export interface Answered {
  readonly dialogue: EstimationDialogue;
  /** Why the same question is asked again. */
  readonly again: string | null;
}

/** M106, M133: the specification's words; those of steps it says nothing of are ours. */
export const RE_ASK: Readonly<Record<EstimationStep, string>> = {
  fullName: "Je n'ai pas bien compris. Pourriez-vous m'indiquer votre nom et votre prénom ?",
  email: "Cette adresse e-mail ne semble pas valide. Pourriez-vous l'indiquer à nouveau (par exemple nom@exemple.fr) ?",
  phone: 'Numéro de téléphone invalide. Pourriez-vous l’indiquer à nouveau, avec ses dix chiffres ?',
  type: "Je n'ai pas bien compris. De quel type de bien s'agit-il (boutique, bureaux, murs, immeuble…) ?",
  address: "Je n'ai pas bien compris. Pourriez-vous indiquer l'adresse du bien (numéro et rue) ?",
  city: "Je n'ai pas bien compris. Dans quelle ville se trouve le bien ?",
  postcode: "Je n'ai pas bien compris. Pourriez-vous indiquer le code postal en cinq chiffres ?",
  surface: "Je n'ai pas bien compris. Pourriez-vous indiquer la surface en m² avec un nombre ?",
  occupied: "Pourriez-vous préciser si le local est occupé par un locataire actuellement avec un 'Oui' ou un 'Non' ?",
  annualRent: "Je n'ai pas bien compris le montant. Pourriez-vous indiquer le loyer annuel en euros ?",
  leaseEnd: "Je n'ai pas reconnu ce format de date. Pourriez-vous l'indiquer au format MM/AAAA (par exemple 05/2025) ?",
};

export const QUESTIONS: Readonly<Record<EstimationStep, string>> = {
  fullName: 'Pour commencer, quel est votre nom complet ?',
  email: 'Quelle est votre adresse e-mail ?',
  phone: 'À quel numéro de téléphone pouvons-nous vous joindre ?',
  type: "De quel type de bien s'agit-il (boutique, bureaux, murs, immeuble…) ?",
  address: "Quelle est l'adresse du bien ?",
  city: 'Dans quelle ville se trouve-t-il ?',
  postcode: 'Quel est son code postal ?',
  surface: 'Quelle est sa surface en m² ?',
  occupied: 'Le local est-il occupé par un locataire actuellement ?',
  annualRent: 'Quel est le loyer annuel, en euros ?',
  leaseEnd: 'Quelle est la date de fin du bail (MM/AAAA) ?',
};

/** One answer: the next step, or the same one with the reason. */
export function answerStep({ step, lead, monthAsked }: EstimationDialogue, answer: string): Answered {
  if (step === 'completed') return { dialogue: { step, lead }, again: null };
  const text = answer.replace(/\s+/g, ' ').trim();
  const read = READERS[step](text);
  if (read === null) return { dialogue: { step, lead, ...(monthAsked && { monthAsked }) }, again: RE_ASK[step] };
  // F52: a slash is enough, but a month that does not exist is asked again once.
  if (step === 'leaseEnd' && !monthAsked && !hasMonth(text))
    return { dialogue: { step, lead, monthAsked: true }, again: RE_ASK.leaseEnd };
  const filled = { ...lead, ...read };
  return { dialogue: { step: stepAfter(step, filled), lead: filled }, again: null };
}

/** Back to the question before; its answer and what followed from it are forgotten. */
export function stepBack({ step, lead }: EstimationDialogue): EstimationDialogue {
  const asked = ESTIMATION_STEPS.filter((one) => isAsked(one, lead, step));
  const at = step === 'completed' ? asked.length : asked.indexOf(step);
  const before = asked[Math.max(0, at - 1)] ?? 'fullName';
  const kept: Record<string, unknown> = { ...lead };
  for (const field of FIELDS[before]) delete kept[field];
  return { step: before, lead: kept };
}

const FIELDS: Readonly<Record<EstimationStep, readonly (keyof EstimationLead)[]>> = {
  fullName: ['fullName'],
  email: ['email'],
  phone: ['phone'],
  type: ['propertyType'],
  address: ['propertyAddress', 'propertyCity', 'propertyZipCode'],
  city: ['propertyCity', 'propertyZipCode'],
  postcode: ['propertyZipCode'],
  surface: ['propertySurface'],
  occupied: ['isOccupied', 'annualRent', 'leaseEndDate'],
  annualRent: ['annualRent'],
  leaseEnd: ['leaseEndDate'],
};

/** City and postcode were not asked where the address told them. */
function isAsked(
  step: EstimationStep,
  { propertyAddress, propertyCity, propertyZipCode }: EstimationLead,
  now: string,
): boolean {
  if (step === now) return true;
  const told = propertyAddress === undefined ? {} : placeIn(propertyAddress);
  if (step === 'city') return told.propertyCity === undefined || told.propertyCity !== propertyCity;
  if (step === 'postcode') return told.propertyZipCode === undefined || told.propertyZipCode !== propertyZipCode;
  return true;
}

function stepAfter(step: EstimationStep, lead: EstimationLead): EstimationDialogue['step'] {
  if (step === 'occupied' && !lead.isOccupied) return 'completed';
  const next = ESTIMATION_STEPS[ESTIMATION_STEPS.indexOf(step) + 1];
  if (next === undefined) return 'completed';
  const known = (next === 'city' && lead.propertyCity) || (next === 'postcode' && lead.propertyZipCode);
  return known ? stepAfter(next, lead) : next;
}

const READERS: Readonly<Record<EstimationStep, (text: string) => EstimationLead | null>> = {
  fullName: (text) => {
    const name = text
      .replace(/^(?:bonjour|bonsoir|salut|oui|alors|euh)[\s,!.]+/i, '')
      .replace(/^(?:je m['’]appelle|je suis|moi c['’]est|c['’]est|mon nom est|mon nom complet est|nom\s*:)\s+/i, '')
      .replace(/[\s.,;!]+$/, '');
    return /\p{L}.*\p{L}/u.test(name) && !/[@\d]/.test(name) && name.length <= limits.name.value
      ? { fullName: name }
      : null;
  },
  email: (text) => {
    const email = /[^\s<>(),;:]+@[^\s<>(),;:]+/.exec(text)?.[0].replace(/\.+$/, '');
    return email && EMAIL_PATTERN.test(email) && email.length <= limits.email.value ? { email } : null;
  },
  phone: (text) => {
    const phone = /\+?[\d(][\d\s()./-]{8,}/.exec(text)?.[0].trim();
    const digits = phone?.replace(/\D/g, '').length ?? 0;
    return phone && digits >= 9 && digits <= 15 && phone.length <= limits.phone.value ? { phone } : null;
  },
  type: (text) => {
    const type = text
      .replace(
        /^(?:c['’]est|il s['’]agit d['’]?(?:e|un|une)?|un|une|des|le|la|les|j['’]ai)\s+(?:(?:un|une|des|le|la|les)\s+)?/i,
        '',
      )
      .replace(/[.!]+$/, '');
    return /\p{L}{2}/u.test(type) && type.length <= 120 ? { propertyType: type } : null;
  },
  address: (text) =>
    text.length >= 5 && text.length <= limits.address.value && /\p{L}/u.test(text)
      ? { propertyAddress: text, ...placeIn(text) }
      : null,
  city: (text) => {
    const { propertyZipCode, propertyCity } = placeIn(text);
    const city = (propertyCity ?? text.replace(FIVE_DIGITS, ''))
      .replace(
        /^(?:(?:c['’]est|il est|elle est|le bien est|il se trouve|situé)\s+)?(?:à|a|en|dans la ville de|ville de|sur)\s+/i,
        '',
      )
      .replace(/[\s(),.!]+$/, '')
      .trim();
    return /\p{L}/u.test(city) && city.length <= 120
      ? { propertyCity: city, ...(propertyZipCode && { propertyZipCode }) }
      : null;
  },
  postcode: (text) => {
    const postcode = postcodeIn(text);
    return postcode ? { propertyZipCode: postcode } : null;
  },
  surface: (text) => {
    const value = firstAmount(text);
    return value === null ? null : { propertySurface: String(value).replace('.', ',') };
  },
  occupied: (text) => {
    const occupied = isOccupied(text);
    return occupied === null ? null : { isOccupied: occupied };
  },
  annualRent: (text) => {
    const [rent] = /\d/.test(text) ? quantitiesOf(tokensOf(text)) : [];
    const value = rent?.value ?? firstAmount(text);
    if (value === null) return null;
    return { annualRent: String(Math.round(rent?.period === 'month' ? value * 12 : value)) };
  },
  leaseEnd: (text) => (text.includes('/') && text.length <= 120 ? { leaseEndDate: text } : null),
};

const FIVE_DIGITS = /(?<!\d)(\d{2})\s?(\d{3})(?!\d)/g;

/** The last one: an address may begin with five digits. */
function postcodeIn(text: string): string | null {
  for (const [, start = '', end = ''] of [...text.matchAll(FIVE_DIGITS)].reverse())
    if (departmentOf(start + end) !== null) return start + end;
  return null;
}

/** M133: the postcode of the address, and the city after it. */
function placeIn(address: string): Pick<EstimationLead, 'propertyCity' | 'propertyZipCode'> {
  const postcode = postcodeIn(address);
  if (postcode === null) return {};
  const spelled = new RegExp(`${postcode.slice(0, 2)}\\s?${postcode.slice(2)}`, 'g');
  const after = address.split(spelled).at(-1) ?? '';
  const city = after
    .replace(/[\s,]*france\s*$/i, '')
    .replace(/^[\s,()-]+|[\s,().]+$/g, '')
    .split(',')[0]
    ?.trim();
  return { propertyZipCode: postcode, ...(city && /\p{L}/u.test(city) && { propertyCity: city }) };
}

/** Digits are asked for (M133): words alone are asked again. */
function firstAmount(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const [first] = quantitiesOf(tokensOf(text)).filter(
    ({ unit }) => unit === 'square-metre' || unit === null || unit === 'euro',
  );
  const value = first?.value ?? Number(text.replace(/(?<=m)2\b/gi, '').replace(/\D/g, '') || Number.NaN);
  return Number.isFinite(value) && value > 0 && value < 1e9 ? value : null;
}

const hasMonth = (text: string): boolean => {
  const month =
    /(?:^|\D)(\d{1,2})\s*\/\s*\d{4}/.exec(text)?.[1] ?? /(?:^|\D)(\d{1,2})\s*\/\s*\d{2}(?!\d)/.exec(text)?.[1];
  return month !== undefined && Number(month) >= 1 && Number(month) <= 12;
};
