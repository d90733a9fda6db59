import type { Communes } from '../../geography/towns/communes';
import { namesMissingDay } from '../../listings/display/lease-dates';
import { hasMonth, placeOfAddress, READERS } from './estimation-answers';
import { ESTIMATION_STEPS, type EstimationLead, type EstimationStep } from './estimation-lead';
import { NO_SUCH_DAY, RE_ASK } from './estimation-texts';

/** The dialogue as it stands: plain data that survives a reload. */
export interface EstimationDialogue {
  readonly step: EstimationStep | 'completed';
  readonly lead: EstimationLead;
  /** A month that does not exist was asked again once (F52). */
  readonly monthAsked?: true;
  /** It was sent before: what it ends in next corrects that. */
  readonly sent?: true;
}

export const NEW_ESTIMATION: EstimationDialogue = { step: 'fullName', lead: {} };

export interface Answered {
  readonly dialogue: EstimationDialogue;
  /** Why the same question is asked again. */
  readonly again: string | null;
}

/** One answer: the next step, or the same one with the reason. */
export function answerStep(dialogue: EstimationDialogue, answer: string, communes?: Communes): Answered {
  const { step, lead, monthAsked, sent } = dialogue;
  if (step === 'completed') return { dialogue, again: null };
  const text = answer.replace(/\s+/g, ' ').trim();
  const read = READERS[step](text, communes);
  if (read === null)
    return { dialogue, again: step === 'leaseEnd' && namesMissingDay(text) ? NO_SUCH_DAY : RE_ASK[step] };
  // F52: a slash is enough, but a month that does not exist is asked again once.
  if (step === 'leaseEnd' && !monthAsked && !hasMonth(text))
    return { dialogue: { ...dialogue, monthAsked: true }, again: RE_ASK.leaseEnd };
  const filled = { ...lead, ...read };
  return { dialogue: { step: stepAfter(step, filled), lead: filled, ...(sent && { sent }) }, again: null };
}

/** Back to the question before; its answer and what followed from it are forgotten. */
export function stepBack(dialogue: EstimationDialogue): EstimationDialogue {
  const [before = 'fullName'] = answeredStepsOf(dialogue);
  return askAgain(dialogue, before);
}

/** One question anew; the others keep their answers. */
export function askAgain({ lead, sent }: EstimationDialogue, step: EstimationStep): EstimationDialogue {
  const kept: Record<string, unknown> = { ...lead };
  for (const field of FIELDS[step]) delete kept[field];
  return { step, lead: kept, ...(sent && { sent }) };
}

/** The questions answered so far, the last one first. */
export function answeredStepsOf({ step, lead }: EstimationDialogue): readonly EstimationStep[] {
  const asked = ESTIMATION_STEPS.filter((one) => isAsked(one, lead, step));
  return asked.slice(0, step === 'completed' ? asked.length : asked.indexOf(step)).toReversed();
}

export const isAnswered = ({ lead }: EstimationDialogue, step: EstimationStep): boolean => {
  const [field] = FIELDS[step];
  return field !== undefined && lead[field] !== undefined;
};

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
  const told = propertyAddress === undefined ? {} : placeOfAddress(propertyAddress);
  if (step === 'city') return told.propertyCity === undefined || told.propertyCity !== propertyCity;
  if (step === 'postcode') return told.propertyZipCode === undefined || told.propertyZipCode !== propertyZipCode;
  return true;
}

export function stepAfter(step: EstimationStep, lead: EstimationLead): EstimationDialogue['step'] {
  if (step === 'occupied' && !lead.isOccupied) return 'completed';
  const next = ESTIMATION_STEPS[ESTIMATION_STEPS.indexOf(step) + 1];
  if (next === undefined) return 'completed';
  const [field] = FIELDS[next];
  const known = field !== undefined && lead[field] !== undefined;
  return known ? stepAfter(next, lead) : next;
}
