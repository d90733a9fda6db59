import { rule } from '../../shared/rules';
import { uncommonPart } from './common-passwords';

/** OWASP ASVS 5, 6.2: long enough, whatever it is made of, and none of those that are tried first. */
export const passwordRules = {
  least: rule(12, 'Au moins 12 signes'),
  most: rule(200, 'Pas plus de 200 signes'),
} as const;

export const TOO_COMMON = 'Ce mot de passe est trop courant : il serait deviné';
export const TOLD_BY_ACCOUNT = 'Ce mot de passe contient surtout votre nom, votre adresse ou celui du site';

/** Words of whoever chooses it: their name, their address, the house's name. */
export type OwnWords = readonly string[];

/** Signs, not bytes: an accented letter is one. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Of what is left beside what everybody guesses there must be enough to be guessed. */
const LEAST_OF_ONES_OWN = 6;

/** Why it may not be chosen; null where it may. */
export function passwordFault(password: string, own: OwnWords = []): string | null {
  const length = lengthOf(password);
  if (length < passwordRules.least.value) return passwordRules.least.message;
  if (length > passwordRules.most.value) return passwordRules.most.message;
  if (lengthOf(uncommonPart(password)) < LEAST_OF_ONES_OWN) return TOO_COMMON;
  return lengthOf(uncommonPart(password, own)) < LEAST_OF_ONES_OWN ? TOLD_BY_ACCOUNT : null;
}
