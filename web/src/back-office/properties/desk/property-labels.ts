import type { DeskFolder } from '@pignon/domain/listings/desk/desk-query';
import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import type { Mandate, PropertyStatus } from '@pignon/domain/listings/property-fields';

export const STATUS_LABELS: Readonly<Record<PropertyStatus, string>> = {
  available: 'Disponible',
  sold: 'Vendu',
  unavailable: 'Indisponible',
  rented: 'Loué',
};

export const MANDATE_LABELS: Readonly<Record<Mandate, string>> = {
  exclu: 'Exclusif',
  simple: 'Simple',
  sans_mandat: 'Sans mandat',
  delegation: 'Délégation',
};

export const FOLDER_LABELS: Readonly<Record<DeskFolder, string>> = {
  all: 'Tous',
  available: 'Disponibles',
  'off-market': 'Off-market',
  drafts: 'Brouillons',
  bin: 'Corbeille',
};

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });
export const amountText = ({ amount, transactionType }: StaffPropertyRow): string =>
  amount === null ? 'Sur demande' : `${EUROS.format(amount)}${transactionType === 'rental' ? '\u00a0/\u00a0an' : ''}`;

export const surfaceText = ({ surface }: StaffPropertyRow): string =>
  surface === null ? '–' : `${NUMBER.format(surface)}\u00a0m²`;

export const yieldText = ({ yield: percent }: StaffPropertyRow): string =>
  percent === null ? '–' : `${NUMBER.format(percent)}\u00a0%`;

export const day = (at: string): string => DATE.format(new Date(at));

export const mandateText = ({ mandat }: StaffPropertyRow): string => MANDATE_LABELS[mandat ?? 'simple'];

export const propertyName = ({ reference, title }: Pick<StaffPropertyRow, 'reference' | 'title'>): string =>
  `${reference} ${title}`;
