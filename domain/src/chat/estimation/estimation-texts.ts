import type { EstimationLead, EstimationStep } from './estimation-lead';

/** M106, M133: the specification's words; those of steps it says nothing of are ours. */
export const RE_ASK: Readonly<Record<EstimationStep, string>> = {
  fullName: "Je n'ai pas bien compris. Pourriez-vous m'indiquer votre nom et votre prénom ?",
  email: 'Cette adresse e-mail ne semble pas valide. Pourriez-vous l’indiquer à nouveau (par exemple nom@exemple.fr) ?',
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

/** C67 */
export const NO_SUCH_DAY = `Cette date n'existe pas. ${QUESTIONS.leaseEnd}`;

const CORRECTED: Readonly<Record<keyof EstimationLead, string>> = {
  fullName: 'nom',
  email: 'adresse e-mail',
  phone: 'téléphone',
  propertyType: 'type de bien',
  propertyAddress: 'adresse',
  propertyCity: 'ville',
  propertyZipCode: 'code postal',
  propertySurface: 'surface en m²',
  isOccupied: 'occupation',
  annualRent: 'loyer annuel en euros',
  leaseEndDate: 'fin du bail',
};

/** What an earlier answer is now. */
export function correctedText(told: EstimationLead): string {
  const names = Object.keys(told) as (keyof EstimationLead)[];
  const rows = names.map((name) => {
    const value = told[name];
    return `${CORRECTED[name]} ${typeof value === 'boolean' ? (value ? 'oui' : 'non') : `« ${value} »`}`;
  });
  return `C’est corrigé : ${rows.join(', ')}.`;
}
