import type { ComponentType } from 'react';
import type { TabMark } from '../../../staff/tabs/tab-strip';
import type { TabProps } from './property-form-state';
import type { PropertyValues, ValueName } from './property-values';
import { AddressTab } from './tabs/address-tab';
import { DiagnosticsTab } from './tabs/diagnostics-tab';
import { EssentialsTab } from './tabs/essentials-tab';
import { LeaseTab } from './tabs/lease-tab';
import { MediaTab } from './tabs/media-tab';
import { PriceTab } from './tabs/price-tab';
import { SearchTab } from './tabs/search-tab';
import { SurfacesTab } from './tabs/surfaces-tab';

export interface FormTab {
  readonly id: string;
  readonly label: string;
  /** Those that stand in it. */
  readonly fields: readonly ValueName[];
  /** Those of them that a whole file says. */
  readonly wanted: (values: PropertyValues) => readonly ValueName[];
  readonly Tab: ComponentType<TabProps>;
}

/** E03: its tabs, in this order. */
export const FORM_TABS: readonly FormTab[] = [
  {
    id: 'essentiel',
    label: 'Essentiel',
    fields: [
      'title',
      'type',
      'transactionType',
      'status',
      'mandat',
      'ownerAuthorisation',
      'mandateNumber',
      'mandateDate',
      'mandateEndDate',
      'agentId',
      'description',
    ],
    wanted: ({ mandat }) => [
      'title',
      'type',
      'description',
      ...(mandat === 'sans_mandat' ? (['ownerAuthorisation'] as const) : (['mandateNumber', 'mandateDate'] as const)),
    ],
    Tab: EssentialsTab,
  },
  {
    id: 'adresse',
    label: 'Adresse et carte',
    fields: ['address', 'postcode', 'city', 'latitude', 'longitude', 'hideFullAddress'],
    wanted: () => ['address', 'postcode', 'city', 'latitude', 'longitude'],
    Tab: AddressTab,
  },
  {
    id: 'surfaces',
    label: 'Surfaces',
    fields: ['surface', 'surfaceTotale', 'surfaceRdc', 'surfaceEtagesSuperieurs', 'surfaceSousSol', 'caveAccessible'],
    wanted: () => ['surface', 'surfaceTotale'],
    Tab: SurfacesTab,
  },
  {
    id: 'prix',
    label: 'Prix et rendement',
    fields: [
      'price',
      'priceOnRequest',
      'feesAmount',
      'feesRate',
      'feesPayer',
      'priceWithoutFees',
      'annualRent',
      'loyerNetBailleurFacture',
      'chargesAnnuelles',
      'montantTaxeFonciere',
      'imputationTaxeFonciere',
      'assujetiTva',
      'depositMonths',
      'entryFee',
      'leaseRight',
      'yield',
    ],
    wanted: ({ transactionType, occupancyStatus, priceOnRequest }) => [
      ...(priceOnRequest ? [] : [transactionType === 'rental' ? ('annualRent' as const) : ('price' as const)]),
      'feesPayer',
      ...(transactionType !== 'rental' && occupancyStatus === 'occupied' ? (['annualRent', 'yield'] as const) : []),
    ],
    Tab: PriceTab,
  },
  {
    id: 'occupation',
    label: 'Occupation et bail',
    fields: [
      'occupancyStatus',
      'tenantActivity',
      'leaseStartDate',
      'leaseEndDate',
      'leaseLength',
      'rentIndex',
      'pedestrianTraffic',
      'tenantSign',
      'leasePurpose',
      'rentRevisedAt',
    ],
    wanted: ({ occupancyStatus }) =>
      occupancyStatus === 'occupied' ? ['tenantActivity', 'leaseStartDate', 'leaseLength', 'rentIndex'] : [],
    Tab: LeaseTab,
  },
  {
    id: 'diagnostics',
    label: 'Diagnostics et mentions',
    fields: ['dpe', 'dpeDate', 'ges', 'gesDate', 'coOwnershipLots', 'coOwnershipCharges'],
    wanted: ({ dpe }) => (dpe === 'non soumis' ? ['dpe'] : ['dpe', 'dpeDate', 'ges']),
    Tab: DiagnosticsTab,
  },
  {
    id: 'medias',
    label: 'Médias',
    fields: ['photos', 'planUrls', 'videoUrl', 'visitUrl'],
    wanted: () => ['photos'],
    Tab: MediaTab,
  },
  {
    id: 'referencement',
    label: 'Référencement',
    fields: ['slug', 'seoTitle', 'seoDescription', 'shareImageUrl'],
    wanted: () => [],
    Tab: SearchTab,
  },
];

const isSaid = (value: string | boolean): boolean =>
  typeof value === 'boolean' ? value : !['', '[]'].includes(value.trim());

export const markOf = ({ fields, wanted }: FormTab, values: PropertyValues, wrong: ReadonlySet<string>): TabMark => {
  if (fields.some((name) => wrong.has(name))) return 'wrong';
  return wanted(values).every((name) => isSaid(values[name])) ? 'complete' : 'open';
};

export const tabOfField = (name: string): string | undefined =>
  FORM_TABS.find(({ fields }) => fields.some((field) => field === name))?.id;
