import { isInCalendar } from '@pignon/domain/listings/display/lease-dates';
import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import type { FieldChecks } from '../../../staff/form/use-record-form';
import { type FieldName, type PropertyValues, readValue, type ValueName } from './property-values';

type Check = NonNullable<FieldChecks<PropertyValues>[ValueName]['check']>;

const required = (message: string): Check => ({ validate: (text: unknown) => String(text).trim() !== '' || message });
const number = (name: FieldName, most = 1e10, least = 0): Check => ({
  validate: (typed: unknown) => {
    const value = readValue(name, String(typed));
    if (value === null) return true;
    const isRight = typeof value === 'number' && value >= least && value <= most;
    return isRight || `Un nombre de ${least} à ${most.toLocaleString('fr-FR')}, comme 108,10`;
  },
});
const euros = (name: FieldName): Check => ({
  validate: (typed: unknown) => readValue(name, String(typed)) !== undefined || 'Un montant en euros, comme 41 100',
});
const date: Check = { validate: (text: unknown) => isInCalendar(String(text)) || "Cette date n'existe pas" };
const https: Check = {
  validate: (text: unknown) =>
    /^(https:\/\/\S+)?$/.test(String(text).trim()) || 'Une adresse qui commence par https://',
};
const { short, line } = propertyRules;

/** Labels, and what is wrong before the server is asked; in the order of the form. */
export const PROPERTY_FIELDS: FieldChecks<PropertyValues> = {
  title: {
    label: 'Titre',
    check: {
      validate: (text: unknown) => {
        const { length } = String(text).trim();
        return (length >= 10 && length <= 120) || 'Le titre a de 10 à 120 caractères';
      },
    },
  },
  type: { label: 'Type', check: required(propertyRules.type.message) },
  transactionType: { label: 'Transaction' },
  status: { label: 'Statut' },
  mandat: { label: 'Mandat' },
  ownerAuthorisation: { label: 'Autorisation écrite du propriétaire jointe' },
  mandateNumber: { label: 'N° de mandat', check: { maxLength: short } },
  mandateDate: { label: 'Date du mandat', check: date },
  mandateEndDate: { label: 'Échéance du mandat', check: date },
  agentId: { label: 'Conseiller' },
  description: { label: 'Description', check: { maxLength: propertyRules.description } },
  address: { label: 'Adresse', check: { maxLength: propertyRules.address } },
  postcode: { label: 'Code postal', check: { maxLength: short } },
  city: { label: 'Ville', check: required(propertyRules.city.message) },
  latitude: { label: 'Latitude', check: number('latitude', 90, -90) },
  longitude: { label: 'Longitude', check: number('longitude', 180, -180) },
  hideFullAddress: { label: 'Masquer l’adresse exacte' },
  surface: { label: 'Surface annoncée', check: { maxLength: short } },
  surfaceTotale: { label: 'Surface totale', check: number('surfaceTotale') },
  surfaceRdc: { label: 'Rez-de-chaussée', check: number('surfaceRdc') },
  surfaceEtagesSuperieurs: { label: 'Étages supérieurs', check: number('surfaceEtagesSuperieurs') },
  surfaceSousSol: { label: 'Sous-sol', check: number('surfaceSousSol') },
  caveAccessible: { label: 'Cave accessible' },
  price: {
    label: 'Prix',
    check: {
      maxLength: short,
      validate: (text: unknown) => !/^\s*[-−]\s*\d/.test(String(text)) || 'Le prix ne peut pas être négatif',
    },
  },
  priceOnRequest: { label: 'Prix sur demande' },
  feesAmount: { label: 'Honoraires (montant)', check: euros('feesAmount') },
  feesRate: { label: 'Honoraires (taux)', check: number('feesRate', 100) },
  feesPayer: { label: 'À la charge de' },
  priceWithoutFees: { label: 'Prix hors honoraires convenu', check: euros('priceWithoutFees') },
  annualRent: { label: 'Loyer annuel HT HC', check: euros('annualRent') },
  chargesAnnuelles: { label: 'Charges annuelles', check: euros('chargesAnnuelles') },
  montantTaxeFonciere: { label: 'Taxe foncière', check: euros('montantTaxeFonciere') },
  imputationTaxeFonciere: { label: 'Taxe foncière à la charge du locataire' },
  assujetiTva: { label: 'Assujetti à la TVA' },
  loyerNetBailleurFacture: { label: 'Loyer net bailleur facturé', check: euros('loyerNetBailleurFacture') },
  depositMonths: { label: 'Dépôt de garantie', check: number('depositMonths', 120) },
  entryFee: { label: 'Pas-de-porte', check: euros('entryFee') },
  leaseRight: { label: 'Droit au bail', check: euros('leaseRight') },
  yield: { label: 'Rendement', check: number('yield', 1000) },
  occupancyStatus: { label: 'Occupation' },
  tenantActivity: { label: 'Activité du locataire', check: { maxLength: line } },
  leaseStartDate: { label: 'Date d’effet du bail', check: date },
  leaseLength: { label: 'Durée du bail', check: { maxLength: short } },
  leaseEndDate: { label: 'Échéance du bail', check: date },
  rentIndex: { label: 'Indice' },
  pedestrianTraffic: { label: 'Passage piéton', check: { maxLength: line } },
  tenantSign: { label: 'Enseigne', check: { maxLength: line } },
  leasePurpose: { label: 'Destination autorisée par le bail', check: { maxLength: line } },
  rentRevisedAt: { label: 'Dernière révision du loyer', check: date },
  dpe: { label: 'DPE' },
  dpeDate: { label: 'Date du DPE', check: date },
  ges: { label: 'GES' },
  gesDate: { label: 'Date du GES', check: date },
  coOwnershipLots: { label: 'Lots de la copropriété', check: number('coOwnershipLots', 1e6) },
  coOwnershipCharges: { label: 'Charges de copropriété', check: euros('coOwnershipCharges') },
  photos: { label: 'Photos' },
  planUrls: { label: 'Plans' },
  videoUrl: { label: 'Vidéo', check: https },
  visitUrl: { label: 'Visite virtuelle', check: https },
  slug: { label: 'Adresse de la page', check: { maxLength: propertyRules.slug } },
  seoTitle: { label: 'Titre pour les moteurs', check: { maxLength: propertyRules.seoTitle } },
  seoDescription: { label: 'Description pour les moteurs', check: { maxLength: propertyRules.seoDescription } },
  shareImageUrl: { label: 'Image de partage' },
};
