import { capitalise } from '../../shared/text/capitalise';
import { propertyAddressLine } from '../../contact/property-address';
import { euros } from '../../shared/text/french';
import type { EstimationLead, EstimationStep } from './estimation-lead';
import { shownNameOf } from './step-names';

const NOTED = 'J’ai noté\u00a0:';
const SENT = 'Transmis à votre conseiller\u00a0:';
const HOW_TO_CORRECT = 'Une erreur\u00a0? Dites par exemple «\u00a0non, la surface est 90\u00a0m²\u00a0».';

/** What was understood so far: the property, then the person, in lines that a narrow panel does not break. */
export function summaryText(lead: EstimationLead, { sent = false } = {}): string {
  const { propertyType = '', propertySurface, isOccupied, annualRent, leaseEndDate, fullName, email, phone } = lead;
  const line = (...facts: readonly (string | undefined)[]): string => facts.filter(Boolean).join(' · ');
  return [
    sent ? SENT : NOTED,
    line(
      capitalise(propertyType),
      propertySurface && `${propertySurface}\u00a0m²`,
      isOccupied === undefined ? '' : isOccupied ? 'occupé' : 'libre',
    ),
    propertyAddressLine(lead),
    annualRent && capitalise(rentText(annualRent)),
    leaseEndDate && `Fin du bail\u00a0: ${leaseEndDate}`,
    line(fullName, phone?.replaceAll(' ', '\u00a0')),
    email,
    // What was sent has a button for it.
    !sent && HOW_TO_CORRECT,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A rent told by the month was made one of the year: said, so that it can be put right before it is sent. */
export const rentNoted = (annualRent: string): string => `${NOTED} ${rentText(annualRent)}.`;

const rentText = (annualRent: string): string =>
  /^\d+$/.test(annualRent) ? `loyer de ${euros(Number(annualRent))} par an` : `loyer ${annualRent}`;

export const CORRECT_BUTTON = 'Corriger une réponse';
export const WHAT_TO_CORRECT = 'Que faut-il corriger\u00a0?';

/** One press for each question that was answered: 'Corriger la surface'. */
export const correctionButtons = (answered: readonly EstimationStep[]): readonly string[] =>
  answered
    .toReversed()
    .map(shownNameOf)
    .flatMap((name) => (name === undefined ? [] : [`Corriger ${name}`]));
