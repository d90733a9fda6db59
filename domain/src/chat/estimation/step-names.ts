import { KIND } from '../reading/words/lexicon';
import type { EstimationStep } from './estimation-lead';

interface StepName {
  /** How people call what the question asks for: a piece of a pattern. */
  readonly said: string;
  /** So only after 'je me suis trompé dans': as an answer's name it says less than the whole answer. */
  readonly alsoNamed?: string;
  /** How the press of a correction calls it; what an address tells is corrected with it. */
  readonly shown?: string;
}

/** In the order tried: 'adresse mail' is no 'adresse'. */
const STEP_NAMES: Readonly<Record<EstimationStep, StepName>> = {
  email: { said: '(?:adresse )?(?:e[ -]?)?mails?|courriel', shown: 'l’e-mail' },
  phone: { said: '(?:numero de )?(?:telephone|portable|mobile|tel)|numero', shown: 'le téléphone' },
  fullName: { said: 'nom(?: complet)?', alsoNamed: 'prenom', shown: 'le nom' },
  type: { said: 'type(?: de bien)?', shown: 'le type' },
  address: { said: 'adresse|rue', alsoNamed: 'numero de rue', shown: 'l’adresse' },
  city: { said: 'ville|commune' },
  postcode: { said: 'code postal|cp', alsoNamed: 'code' },
  surface: { said: 'surface(?: totale)?|superficie|taille', shown: 'la surface' },
  occupied: { said: 'occupation', shown: 'l’occupation' },
  annualRent: { said: 'loyer(?: annuel)?', shown: 'le loyer' },
  leaseEnd: { said: '(?:date de )?fin (?:du|de) bail|bail', shown: 'la fin du bail' },
};

/** A pattern for each question from how it is called. */
export const stepPatternsOf = (
  patternOf: (name: string, alsoNamed: string | undefined) => RegExp,
): readonly (readonly [RegExp, EstimationStep])[] =>
  (Object.keys(STEP_NAMES) as EstimationStep[]).map((step) => {
    const { said, alsoNamed } = STEP_NAMES[step];
    return [patternOf(said, alsoNamed), step];
  });

export const shownNameOf = (step: EstimationStep): string | undefined => STEP_NAMES[step].shown;

/** 'du bien', 'de ma boutique' */
export const OF_IT = ` (?:du|de la|de l|de mon|de ma) ?(?:${KIND}|bien)`;
