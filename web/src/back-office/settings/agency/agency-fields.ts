import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { LEGAL_FACTS, type LegalFact } from '@pignon/domain/settings/legal-facts';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import type { FieldChecks } from '../../../staff/form/use-record-form';

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;
type Network = keyof typeof NETWORKS;

export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[];
export const LEGAL_NAMES = Object.keys(LEGAL_FACTS) as LegalFact[];

/** As it is typed: the hours are a line each. */
export type AgencyValues = {
  readonly name: string;
  readonly referencePrefix: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly openingHours: string;
} & Readonly<Record<Network | LegalFact, string>>;

const needed = (message: string, least = 1) => ({
  validate: (text: unknown) => String(text).trim().length >= least || message,
});

const labelled = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }])) as Record<
    Name,
    { readonly label: string }
  >;

/** Their labels, and what is wrong with them before the server is asked; in the order of the form. */
export const AGENCY_FIELDS: FieldChecks<AgencyValues> = {
  name: { label: 'Nom de l’agence', check: { ...needed('Le nom de l’agence est requis'), maxLength: limits.name } },
  referencePrefix: {
    label: 'Préfixe de référence',
    check: {
      ...needed('Le préfixe de référence est requis'),
      maxLength: { value: 10, message: 'Le préfixe ne peut pas dépasser 10 caractères' },
    },
  },
  address: { label: 'Adresse', check: { ...needed('L’adresse est requise', 5), maxLength: limits.address } },
  phone: { label: 'Téléphone', check: { ...needed('Numéro de téléphone invalide', 10), maxLength: limits.phone } },
  email: {
    label: 'Email',
    check: {
      validate: (text: unknown) => EMAIL_PATTERN.test(String(text).trim()) || 'Email invalide',
      maxLength: limits.email,
    },
  },
  openingHours: { label: 'Horaires' },
  ...labelled(NETWORKS),
  ...labelled(LEGAL_FACTS),
};

export const valuesOf = ({ social, legal = {}, openingHours, ...facts }: AgencySettings): AgencyValues => ({
  name: facts.name,
  referencePrefix: facts.referencePrefix,
  address: facts.address,
  phone: facts.phone,
  email: facts.email,
  openingHours: openingHours.join('\n'),
  ...of(NETWORK_NAMES, (name) => social[name]),
  ...of(LEGAL_NAMES, (name) => legal[name] ?? ''),
});

export const agencyOf = (typed: AgencyValues): AgencySettings => ({
  name: typed.name.trim(),
  referencePrefix: typed.referencePrefix.trim(),
  address: typed.address.trim(),
  phone: typed.phone.trim(),
  email: typed.email.trim(),
  openingHours: typed.openingHours
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  social: of(NETWORK_NAMES, (name) => typed[name].trim()),
  legal: of(LEGAL_NAMES, (name) => typed[name].trim()),
});

const of = <Name extends string>(list: readonly Name[], text: (name: Name) => string) =>
  Object.fromEntries(list.map((name) => [name, text(name)])) as Record<Name, string>;
