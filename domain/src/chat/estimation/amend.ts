import type { Communes } from '../../geography/communes';
import { postcodeIn } from '../../geography/postcode-in';
import { READERS } from './estimation-answers';
import { type EstimationDialogue, isAnswered, previousSteps, stepAfter } from './estimation-dialogue';
import type { EstimationLead, EstimationStep } from './estimation-lead';
import { slugOf } from '../../shared/slug';

/** 'je me suis trompé, c'est 67100', 'non c'est Lyon', 'plutôt 120 m²', '67100, pardon'. */
const PHRASE = String.raw`(?:(?:je|j)\s?(?:m['’]?e?\s?)?(?:suis\s)?(?:tromp[ée]e?|gour[ée]e?|plant[ée]e?)|(?:je\s)?me\s(?:suis\s)?tromp[ée]e?|(?:il\sy\sa\s)?(?:une\s)?erreur(?:\sde\s(?:ma\spart|frappe|saisie))?|faute\sde\sfrappe|correction|rectification|je\s(?:corrige|rectifie)|je\svoulais\sdire|plut[ôo]t|pardon|d[ée]sol[ée]e?|oups|en\sfait|au\stemps\spour\smoi|autant\spour\smoi|non(?=[\s,]+(?:c['’]?est|plut[ôo]t|pas|je|en\sfait|pardon|\d)))`;
const LINK = String.raw`(?:\s*[,;:.!-]+\s*|\s+|(?:c['’]\s?[ée]tait|c['’]\s?est|(?:il|elle|[çc]a)\sfait|il\sfaut\slire|lire|mais|le\sbon(?:ne)?\s(?:est|c['’]est)|et|voulais\sdire|je)\s)`;
const LEADING = new RegExp(
  `^(?:(?:ah|euh|mince|zut|excusez[- ]moi|attendez)[\\s,!]+)?${PHRASE}(?:${LINK}|${PHRASE})*`,
  'iu',
);
const TRAILING =
  /(?:[\s,]+plut[ôo]t|,\s*(?:pardon|d[ée]sol[ée]e?|en\sfait|(?:je\s)?me\ssuis\stromp[ée]e?|erreur))[\s.!]*$/iu;
/** '67100 et non 67000', '67100, pas 67000'. */
const INSTEAD_OF = /[\s,]+(?:et\snon(?:\spas)?|au\slieu\sde|et\spas|pas)\s.+$/iu;
const NOT_THAT = /^(?:pas|non)\s.+?[\s,]+mais\s+(?:plut[ôo]t\s+)?(?:c['’]est\s+)?/iu;

/** The value without the words that correct; null when it corrects nothing. */
export function correctedValue(text: string): string | null {
  const leading = LEADING.exec(text)?.[0] ?? '';
  const rest = text.slice(leading.length).replace(TRAILING, '');
  if (rest.length === text.length) return null;
  const value = rest.replace(NOT_THAT, '').replace(INSTEAD_OF, '').trim();
  return /[\p{L}\d]/u.test(value) ? value : null;
}

const PROPERTY =
  /\b(?:murs?|bureaux?|boutiques?|magasins?|loca(?:l|ux)|commerces?|immeubles?|entrepots?|hotels?|restaurants?|terrains?)\b/;
const STREET =
  /\b(?:rue|avenue|av|boulevard|bd|place|cours|route|quai|faubourg|impasse|allee|chemin|square|passage|zone|za|zi)\b/;

/** What a value can only be; the readers of the questions themselves take more, knowing what was asked. */
const CERTAIN: Readonly<Record<EstimationStep, (value: string, folded: string, communes: Communes) => boolean>> = {
  fullName: (value) => /^\p{Lu}/u.test(value) && value.split(' ').length >= 2 && !/[\d@/]/.test(value),
  email: (value) => value.includes('@'),
  phone: (value) => /^(?:\D{0,20})(?:\+|0)[\d\s().-]{8,}$/.test(value),
  type: (value, folded) => PROPERTY.test(folded) && !/\d/.test(value),
  address: (value, folded) => STREET.test(folded) || (/^\d{1,4}\s/.test(value) && postcodeIn(value) !== null),
  city: (value, _, communes) => !/\d/.test(value) && READERS.city(value, communes) !== null && isTown(value, communes),
  postcode: (value) => /^(?:\D{0,25})\d{2}\s?\d{3}$/.test(value) && postcodeIn(value) !== null,
  surface: (value) => /\d\s*(?:m(?:2|²|\b)|m[èe]tres?)/i.test(value),
  occupied: (_, folded) => /\b(?:oui|non|libre|vide|vacant|occupee?|louee?)\b/.test(folded),
  annualRent: (value) => /\d/.test(value) && !value.includes('/') && !/m²|m2/.test(value),
  leaseEnd: (value) => /\d\s*\/\s*\d{2,4}/.test(value),
};

const isTown = (value: string, communes: Communes): boolean => {
  const { propertyCity } = READERS.city(value, communes) ?? {};
  return propertyCity !== undefined && communes.named(slugOf(propertyCity)).length > 0;
};

export interface Amended {
  readonly dialogue: EstimationDialogue;
  readonly told: EstimationLead;
}

/**
 * An answer given before, said anew with a word that corrects: of the question just before first, of the running
 * question next (null, its own reader takes it), then of any before.
 */
export function amended(dialogue: EstimationDialogue, value: string, communes: Communes): Amended | null {
  const { step } = dialogue;
  if (step === 'completed') return amendedAfter(dialogue, value, communes);
  const folded = slugOf(value).replace(/-/g, ' ');
  const [last, ...earlier] = previousSteps(dialogue);
  if (last === undefined) return null;
  // An address tells its postcode and town: they are of the same question.
  const recent = last === 'address' ? (['postcode', 'city', 'address'] as const) : [last];
  const certain = (one: EstimationStep): boolean => CERTAIN[one](value, folded, communes);
  const found = recent.find(certain) ?? (certain(step) || isLoose(step) ? null : earlier.find((one) => certain(one)));
  const read = found && READERS[found](value, communes);
  if (!found || !read) return null;
  const next = replaced(dialogue, read);
  return found === last && step === 'city'
    ? { ...next, dialogue: { ...next.dialogue, step: stepAfter(last, next.dialogue.lead) } }
    : next;
}

/** What can be nothing else than an answer of the estimation, once it is over and anything may be spoken of. */
const CERTAIN_AFTER = ['email', 'phone', 'postcode', 'surface', 'leaseEnd'] as const;

function amendedAfter(dialogue: EstimationDialogue, value: string, communes: Communes): Amended | null {
  const folded = slugOf(value).replace(/-/g, ' ');
  const found = CERTAIN_AFTER.find((step) => isAnswered(dialogue, step) && CERTAIN[step](value, folded, communes));
  const read = found && READERS[found](value, communes);
  return read ? replaced(dialogue, read) : null;
}

/** The answer to a question that was named, in the place of the one before; null where it cannot be read. */
export function restated(
  dialogue: EstimationDialogue,
  { step, value }: { readonly step: EstimationStep; readonly value: string },
  communes: Communes,
): Amended | null {
  const read = READERS[step](value, communes);
  return read ? replaced(dialogue, read) : null;
}

function replaced(dialogue: EstimationDialogue, read: EstimationLead): Amended {
  const { lead } = dialogue;
  const next = { ...lead, ...read, ...movedAddress(lead, read) };
  if (read.isOccupied === false) {
    const { annualRent: _, leaseEndDate: __, ...vacant } = next;
    return { dialogue: { ...dialogue, step: 'completed', lead: vacant }, told: read };
  }
  const step = read.isOccupied && dialogue.step === 'completed' ? stepAfter('occupied', next) : dialogue.step;
  return { dialogue: { ...dialogue, step, lead: next }, told: read };
}

/** Names and addresses are in free words: what only looks like something else is kept as their answer. */
const isLoose = (step: EstimationStep): boolean => step === 'address' || step === 'type';

/** The address as it was typed holds the old postcode or town: the new one stands there instead. */
function movedAddress(before: EstimationLead, read: EstimationLead): EstimationLead {
  const { propertyAddress } = before;
  if (propertyAddress === undefined || read.propertyAddress !== undefined) return {};
  let address = propertyAddress;
  if (read.propertyZipCode && before.propertyZipCode)
    address = address.replace(
      new RegExp(`${before.propertyZipCode.slice(0, 2)}\\s?${before.propertyZipCode.slice(2)}`),
      () => read.propertyZipCode ?? '',
    );
  if (read.propertyCity && before.propertyCity && address.endsWith(before.propertyCity))
    address = address.slice(0, -before.propertyCity.length) + read.propertyCity;
  return { propertyAddress: address };
}

const NAMES: readonly (readonly [RegExp, EstimationStep])[] = [
  [/^(?:adresse )?(?:e ?mail|mail|courriel)$/, 'email'],
  [/^(?:adresse|rue|numero de rue)(?: du bien)?$/, 'address'],
  [/^(?:nom|prenom|nom complet)$/, 'fullName'],
  [/^(?:telephone|numero(?: de telephone)?|tel|portable)$/, 'phone'],
  [/^type(?: de bien)?$/, 'type'],
  [/^(?:ville|commune)$/, 'city'],
  [/^code(?: postal)?$/, 'postcode'],
  [/^(?:surface|superficie|taille)$/, 'surface'],
  [/^occupation$/, 'occupied'],
  [/^loyer(?: annuel)?$/, 'annualRent'],
  [/^(?:date de )?fin (?:du|de) bail$|^bail$/, 'leaseEnd'],
];
const NAMING =
  /^(?:(?:non|oups|pardon|desole|desolee) )*(?:je me suis trompee?|je me trompe|(?:il y a |j ai fait )?une erreur|erreur|(?:je (?:veux|voudrais) )?(?:corriger|changer|modifier|rectifier)|revenir a|retour a) (?:(?:dans|sur|de|d|pour|a|au|du|avec) )?(?:(?:mon|ma|l|le|la|mes) )?(.+)$/;

/** 'je me suis trompé dans mon adresse': the question that is to be asked again, one of those answered. */
export function namedStep(text: string, dialogue: EstimationDialogue): EstimationStep | null {
  const name = NAMING.exec(slugOf(text.replace(/['’]/g, ' ')).replace(/-/g, ' '))?.[1];
  const step = name && NAMES.find(([pattern]) => pattern.test(name))?.[1];
  return step && isAnswered(dialogue, step) ? step : null;
}
