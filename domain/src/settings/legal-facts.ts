/** What the law asks an agency to publish about itself (Hoguet, LCEN), in the order of the page. */
export const LEGAL_FACTS = {
  company: 'Dénomination sociale',
  legalForm: 'Forme et capital',
  headOffice: 'Siège social',
  siren: 'SIREN',
  register: 'Immatriculation',
  vatNumber: 'TVA intracommunautaire',
  professionalCard: 'Carte professionnelle',
  guarantor: 'Garantie financière',
  insurer: 'Assurance de responsabilité civile professionnelle',
  mediator: 'Médiateur de la consommation',
  feeSchedule: 'Barème d’honoraires',
  publicationDirector: 'Direction de la publication',
  host: 'Hébergement du site',
} as const;

export type LegalFact = keyof typeof LEGAL_FACTS;
