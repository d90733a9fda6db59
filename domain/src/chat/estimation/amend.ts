import type { Communes } from '../../geography/towns/communes';
import { postcodeIn } from '../../geography/towns/postcode-in';
import { READERS } from './estimation-answers';
import { type EstimationDialogue, isAnswered, answeredStepsOf, stepAfter } from './estimation-dialogue';
import type { EstimationLead, EstimationStep } from './estimation-lead';
import { foldInPlace } from '../reading/words/fold-in-place';
import { PREMISES, WAY } from '../reading/words/lexicon';
import { slugOf } from '../../shared/text/slug';

const PROPERTY = new RegExp(String.raw`\b${PREMISES}\b`);
const STREET_NAME = new RegExp(String.raw`\b(?:${WAY}|zone|za|zi)\b`);

/** What a value can only be; the readers of the questions themselves take more, knowing what was asked. */
const CERTAIN: Readonly<Record<EstimationStep, (value: string, folded: string, communes: Communes) => boolean>> = {
  fullName: (value) => /^\p{Lu}/u.test(value) && value.split(' ').length >= 2 && !/[\d@/]/.test(value),
  email: (value) => value.includes('@'),
  phone: (value) => /^(?:\D{0,20})(?:\+|0)[\d\s().-]{8,}$/.test(value),
  type: (value, folded) => PROPERTY.test(folded) && !/\d/.test(value),
  address: (value, folded) => STREET_NAME.test(folded) || (/^\d{1,4}\s/.test(value) && postcodeIn(value) !== null),
  city: (value, _, communes) => !/\d/.test(value) && READERS.city(value, communes) !== null && isTown(value, communes),
  postcode: (value) => /^(?:\D{0,25})\d{2}\s?\d{3}$/.test(value) && postcodeIn(value) !== null,
  surface: (_, folded) => /\d *(?:m(?:2|²|\b)|metres?)/.test(folded),
  occupied: (_, folded) => /\b(?:oui|non|libre|vide|vacant|occupee?|louee?)\b/.test(folded),
  annualRent: (value) => /\d/.test(value) && !value.includes('/') && !/m²|m2/.test(value),
  leaseEnd: (value) => /\d\s*\/\s*\d{2,4}/.test(value),
};

const isTown = (value: string, communes: Communes): boolean => {
  const { propertyCity } = READERS.city(value, communes) ?? {};
  return propertyCity !== undefined && communes.named(slugOf(propertyCity)).length > 0;
};

export interface Amendment {
  readonly dialogue: EstimationDialogue;
  readonly told: EstimationLead;
}

/**
 * An answer given before, said anew with a word that corrects: of the question just before first, of the running
 * question next (null, its own reader takes it), then of any before.
 */
export function amendAnswer(dialogue: EstimationDialogue, value: string, communes: Communes): Amendment | null {
  const { step } = dialogue;
  if (step === 'completed') return amendSent(dialogue, value, communes);
  const folded = foldInPlace(value);
  const [last, ...earlier] = answeredStepsOf(dialogue);
  if (last === undefined) return null;
  // An address tells its postcode and town: they are of the same question.
  const recent = last === 'address' ? (['postcode', 'city', 'address'] as const) : [last];
  const certain = (one: EstimationStep): boolean => CERTAIN[one](value, folded, communes);
  const found = recent.find(certain) ?? (certain(step) || isLoose(step) ? null : earlier.find((one) => certain(one)));
  const read = found && READERS[found](value, communes);
  if (!found || !read) return null;
  const next = replaceAnswer(dialogue, read);
  return found === last && step === 'city'
    ? { ...next, dialogue: { ...next.dialogue, step: stepAfter(last, next.dialogue.lead) } }
    : next;
}

/** What can be nothing else than an answer of the estimation, once it is over and anything may be spoken of. */
const CERTAIN_AFTER = ['email', 'phone', 'postcode', 'surface', 'leaseEnd'] as const;

function amendSent(dialogue: EstimationDialogue, value: string, communes: Communes): Amendment | null {
  const folded = foldInPlace(value);
  const found = CERTAIN_AFTER.find((step) => isAnswered(dialogue, step) && CERTAIN[step](value, folded, communes));
  const read = found && READERS[found](value, communes);
  return read ? replaceAnswer(dialogue, read) : null;
}

/** The answer to a question that was named, in the place of the one before; null where it cannot be read. */
export function restateAnswer(
  dialogue: EstimationDialogue,
  { step, value }: { readonly step: EstimationStep; readonly value: string },
  communes: Communes,
): Amendment | null {
  const read = READERS[step](value, communes);
  return read ? replaceAnswer(dialogue, read) : null;
}

function replaceAnswer(dialogue: EstimationDialogue, read: EstimationLead): Amendment {
  const { lead } = dialogue;
  const next = { ...lead, ...read, ...moveAddress(lead, read) };
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
function moveAddress(before: EstimationLead, read: EstimationLead): EstimationLead {
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
