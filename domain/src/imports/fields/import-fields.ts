import { writtenEuros } from '../../listings/amounts/written-euros';
import type {
  Mandate,
  Occupancy,
  PropertyFields,
  PropertyStatus,
  TransactionType,
} from '../../listings/property-fields';
import type { EnergyClass, FeePayer, RentIndex } from '../../listings/said-choices';
import { propertyRules } from '../../listings/property/property-rules';
import { choice, date, type FieldKind, line, link, lines, number, YES_NO } from './field-reading';

/** Said in the house alone, or beside: photos and the adviser are not fields of a file. */
type NotImported =
  | 'imageUrl'
  | 'imageUrls'
  | 'featuredImageUrl'
  | 'photoNotes'
  | 'planUrls'
  | 'agentId'
  // An address that changed leaves a redirect behind: that is the form's.
  | 'slug'
  | 'shareImageUrl';

/** What a file may say of a property. */
export type ImportedField = Exclude<keyof PropertyFields, NotImported>;

export interface ImportField<Value = unknown> extends FieldKind<Value> {
  /** As pages and our own files call it. */
  readonly label: string;
  /** What other files call it. */
  readonly synonyms: readonly string[];
}

const field = <Value>(kind: FieldKind<Value>, label: string, ...synonyms: string[]): ImportField<Value> => ({
  ...kind,
  label,
  synonyms,
});

const {
  title,
  city,
  description,
  address,
  short,
  url,
  seoTitle,
  seoDescription,
  line: long,
} = { ...propertyRules, title: propertyRules.titleMost, city: propertyRules.cityMost };
const euros = () => number({ reading: writtenEuros });
const ENERGY = choice<EnergyClass>([
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map((letter): [EnergyClass] => [letter]),
  ['vierge', 'vierge', 'vi'],
  ['en cours'],
  ['non soumis', 'non soumis', 'ns'],
]);

type Value<Name extends ImportedField> = NonNullable<PropertyFields[Name]>;

/** In the order of our own files. A name may be a synonym of one field only. */
export const IMPORT_FIELDS: { readonly [Name in ImportedField]: ImportField<Value<Name>> } = {
  title: field(line(title), 'Titre', 'libellé', 'titre de l’annonce', 'intitulé', 'nom du bien', 'title'),
  type: field(line(short), 'Type', 'type de bien', 'nature', 'nature du bien', 'catégorie'),
  transactionType: field(
    choice<TransactionType>([
      ['sale', 'Vente', 'à vendre', 'vendre', 'achat'],
      ['rental', 'Location', 'à louer', 'louer', 'bail'],
    ]),
    'Transaction',
    'type de transaction',
    'vente ou location',
    'type d’annonce',
    'opération',
  ),
  status: field(
    choice<PropertyStatus>([
      ['available', 'Disponible', 'actif', 'en ligne'],
      ['sold', 'Vendu', 'vendue'],
      ['unavailable', 'Indisponible', 'sous offre', 'sous compromis', 'suspendu'],
      ['rented', 'Loué', 'louée'],
    ]),
    'Statut',
    'état',
    'disponibilité',
    'status',
  ),
  occupancyStatus: field(
    choice<Occupancy>([
      ['occupied', 'Occupé', 'occupée', 'loué', 'avec locataire', 'oui'],
      ['vacant', 'Libre', 'vide', 'vacante', 'sans locataire', 'non'],
    ]),
    'Occupation',
    'occupé',
    'libre ou occupé',
  ),
  mandat: field(
    choice<Mandate>([
      ['exclu', 'Exclusif', 'exclusivité', 'mandat exclusif'],
      ['simple', 'Simple', 'mandat simple', 'non exclusif'],
      ['sans_mandat', 'Sans mandat', 'aucun'],
      ['delegation', 'Délégation', 'délégation de mandat'],
    ]),
    'Mandat',
    'type de mandat',
  ),
  address: field(line(address), 'Adresse', 'rue', 'adresse du bien', 'voie'),
  postcode: field(line(short), 'Code postal', 'cp', 'code postal du bien'),
  city: field(line(city), 'Ville', 'commune', 'localité', 'ville du bien'),
  hideFullAddress: field(YES_NO, 'Adresse masquée', 'masquer l’adresse', 'adresse cachée'),
  latitude: field(number({ min: -90, max: 90 }), 'Latitude', 'lat'),
  longitude: field(number({ min: -180, max: 180 }), 'Longitude', 'lng', 'lon', 'long'),
  price: field(line(short), 'Prix', 'prix de vente', 'prix ou loyer', 'prix fai', 'prix hai', 'loyer', 'montant'),
  priceOnRequest: field(YES_NO, 'Prix sur demande', 'prix masqué', 'masquer le prix'),
  annualRent: field(euros(), 'Loyer annuel', 'loyer annuel ht hc', 'loyer an', 'rapport', 'revenu annuel'),
  yield: field(number({ max: 1000 }), 'Rendement', 'rentabilité', 'rendement brut'),
  surface: field(line(short), 'Surface', 'surface m2', 'superficie', 'm2', 'surface utile'),
  surfaceTotale: field(number(), 'Surface totale', 'superficie totale'),
  surfaceRdc: field(number(), 'Surface du rez-de-chaussée', 'surface rdc', 'rdc'),
  surfaceEtagesSuperieurs: field(number(), 'Surface des étages', 'surface étages supérieurs', 'étages'),
  surfaceSousSol: field(number(), 'Surface du sous-sol', 'surface sous-sol', 'sous-sol'),
  caveAccessible: field(YES_NO, 'Cave accessible', 'cave'),
  description: field(lines(description), 'Description', 'descriptif', 'texte', 'commentaire', 'texte de l’annonce'),
  tenantActivity: field(
    line(long),
    'Activité du locataire',
    'activité',
    'locataire',
    'preneur',
    'activités commerciales',
  ),
  tenantSign: field(line(long), 'Enseigne', 'nom de l’enseigne'),
  pedestrianTraffic: field(line(long), 'Flux piéton', 'emplacement', 'situation commerciale', 'passage'),
  leaseStartDate: field(date(short), 'Début du bail', 'date de début du bail', 'prise d’effet du bail'),
  leaseEndDate: field(date(short), 'Fin du bail', 'échéance du bail', 'date de fin du bail'),
  leaseLength: field(line(short), 'Durée du bail', 'type de bail', 'bail'),
  leasePurpose: field(line(long), 'Destination du bail', 'destination', 'activités autorisées'),
  rentRevisedAt: field(date(short), 'Dernière révision du loyer', 'date de révision'),
  rentIndex: field(choice<RentIndex>([['ILC'], ['ILAT'], ['ICC']]), 'Indice', 'indice de révision', 'indexation'),
  depositMonths: field(number({ max: 120 }), 'Dépôt de garantie (mois)', 'dépôt de garantie', 'caution'),
  loyerNetBailleurFacture: field(euros(), 'Loyer net bailleur', 'loyer net bailleur facturé'),
  chargesAnnuelles: field(euros(), 'Charges annuelles', 'charges', 'charges par an'),
  montantTaxeFonciere: field(euros(), 'Taxe foncière', 'montant de la taxe foncière', 'tf'),
  imputationTaxeFonciere: field(YES_NO, 'Taxe foncière au preneur', 'taxe foncière à la charge du preneur'),
  assujetiTva: field(YES_NO, 'Assujetti à la TVA', 'tva', 'assujetti tva'),
  entryFee: field(euros(), 'Pas-de-porte', 'droit d’entrée'),
  leaseRight: field(euros(), 'Droit au bail', 'cession de bail', 'prix du droit au bail'),
  feesAmount: field(euros(), 'Honoraires', 'montant des honoraires', 'honoraires ttc'),
  feesRate: field(
    number({ max: 100 }),
    'Taux des honoraires',
    'pourcentage des honoraires',
    'honoraires en pourcentage',
  ),
  feesPayer: field(
    choice<FeePayer>([
      ['acquereur', 'Acquéreur', 'à la charge de l’acquéreur', 'acheteur'],
      ['vendeur', 'Vendeur', 'à la charge du vendeur'],
      ['preneur', 'Preneur', 'locataire', 'à la charge du preneur'],
      ['bailleur', 'Bailleur', 'propriétaire', 'à la charge du bailleur'],
    ]),
    'Honoraires à la charge de',
    'charge des honoraires',
    'honoraires charge',
  ),
  priceWithoutFees: field(euros(), 'Prix hors honoraires', 'prix net vendeur', 'net vendeur'),
  mandateNumber: field(line(short), 'N° de mandat', 'numéro de mandat', 'no mandat', 'mandat n°'),
  mandateDate: field(date(short), 'Date du mandat', 'début du mandat', 'date de mandat'),
  mandateEndDate: field(date(short), 'Fin du mandat', 'échéance du mandat', 'date de fin de mandat'),
  coOwnershipLots: field(number({ max: 1_000_000, whole: true }), 'Lots de copropriété', 'nombre de lots'),
  coOwnershipCharges: field(euros(), 'Charges de copropriété'),
  videoUrl: field(link(url), 'Vidéo', 'url de la vidéo', 'film'),
  visitUrl: field(link(url), 'Visite virtuelle', 'url de la visite', 'visite 360', 'url visite virtuelle'),
  dpe: field(ENERGY, 'DPE', 'classe énergie', 'diagnostic de performance énergétique', 'classe dpe'),
  ges: field(ENERGY, 'GES', 'classe ges', 'gaz à effet de serre'),
  dpeDate: field(date(short), 'Date du DPE'),
  gesDate: field(date(short), 'Date du GES'),
  seoTitle: field(line(seoTitle), 'Titre SEO'),
  seoDescription: field(line(seoDescription), 'Description SEO'),
};

export const IMPORTED_FIELDS = Object.keys(IMPORT_FIELDS) as readonly ImportedField[];

export const importField = (name: ImportedField): ImportField => IMPORT_FIELDS[name];
