import {
  feesLabel,
  offerLabel,
  occupancyLabel,
  pricePerSquareMetreLabel,
  priceLabel,
  statusBadge,
  surfaceLabel,
  yieldLabel,
} from '../listings/display/display';
import { datedEnergyLabel } from '../listings/display/energy-label';
import {
  coOwnershipLine,
  FEE_SCHEDULE_PATH,
  GEORISQUES_ADDRESS,
  GEORISQUES_SENTENCE,
  preferenceNote,
} from '../listings/display/legal-lines';
import { NATURE_LABELS } from '../listings/nature';
import { leaseFacts } from '../listings/display/lease-facts';
import {
  addressLine,
  type Fact,
  feesMark,
  rentMark,
  rentTermsLine,
  SECTOR_ON_REQUEST,
  surfaceFacts,
} from '../listings/display/page-facts';
import type { StatusTexts } from '../listings/property-fields';
import type { ListingPage } from '../listings/read-models';
import type { AgencySettings } from '../settings/app-settings';
import { parisDate } from '../shared/text/french';
import { annualCashFlow, type CashFlow } from './cash-flow';

/** The main photo and up to six more (M88). */
export const SHEET_PHOTOS = 7;

export const SHEET_DISCLAIMER =
  'Document non contractuel\u00a0: les informations de cette fiche sont données à titre indicatif et peuvent changer sans préavis.';

/** To whom an off-market sheet was handed: stands on each of its pages. */
export interface SheetReader {
  readonly name: string;
  /** '28 novembre 2026' */
  readonly on: string;
}

/** All that a property's PDF sheet says. The same content is the same file. */
export interface PropertySheet {
  readonly reference: string;
  readonly agency: Pick<AgencySettings, 'name' | 'address' | 'phone' | 'email'>;
  /** 'À vendre', 'Murs commerciaux' */
  readonly kind: readonly string[];
  readonly title: string;
  readonly place: string;
  readonly town: string;
  readonly badge: string | null;
  readonly price: { readonly label: string; readonly marks: readonly string[] };
  readonly figures: readonly Fact[];
  readonly description: readonly string[];
  readonly surfaces: readonly Fact[];
  readonly lease: readonly Fact[];
  readonly cashFlow: CashFlow | null;
  readonly energy: readonly Fact[];
  readonly legal: readonly string[];
  readonly adviser: {
    readonly name: string;
    readonly title: string;
    readonly phone: string;
    readonly email: string;
  } | null;
  /** Keys of our own photos, the main one first: no other picture is ever drawn. */
  readonly photos: readonly string[];
  readonly url: string;
  /** ISO 8601, and '12 novembre 2026'. */
  readonly updatedAt: string;
  readonly updatedOn: string;
  readonly reader: SheetReader | null;
}

interface House {
  readonly agency: AgencySettings;
  readonly statusTexts?: StatusTexts | undefined;
  /** 'https://www.pignon.example' */
  readonly origin: string;
}

/** 'PGN-12' (M88). */
export const referenceOf = (agency: Pick<AgencySettings, 'referencePrefix'>, id: number): string =>
  `${agency.referencePrefix}-${id}`;

/** What `page` says and nothing more: a hidden address is not in it (C07). */
export function propertySheet(page: ListingPage, house: House, reader: SheetReader | null): PropertySheet {
  const { agency, statusTexts, origin } = house;
  const { name, address, phone, email } = agency;
  const isSale = page.transactionType === 'sale';
  return {
    reference: referenceOf(agency, page.id),
    agency: { name, address, phone, email },
    kind: [offerLabel(page), NATURE_LABELS[page.nature], ...(reader ? ['Off-market'] : [])],
    title: page.title,
    town: page.city,
    place: page.hideFullAddress ? `${page.city} – ${SECTOR_ON_REQUEST}` : addressLine(page),
    badge: statusBadge(page, statusTexts),
    price: { label: priceLabel(page), marks: priceMarks(page) },
    figures: figuresOf(page),
    description: (page.description ?? '').split(/\n+/).flatMap((text) => text.trim() || []),
    surfaces: surfaceFacts(page),
    lease: leaseFacts(page),
    cashFlow: isSale ? annualCashFlow(page) : null,
    energy: [
      { label: 'DPE', value: datedEnergyLabel(page.dpe, page.dpeDate) },
      { label: 'GES', value: datedEnergyLabel(page.ges, page.gesDate) },
    ],
    legal: [
      ...[feesLabel(page.fees)].flatMap((fees) =>
        fees ? [`${fees}. Barème\u00a0: ${origin}${FEE_SCHEDULE_PATH}`] : [],
      ),
      ...(isSale && page.occupancyStatus === 'vacant' ? [] : [rentTermsLine(page)]),
      ...[preferenceNote(page), coOwnershipLine(page)].flatMap((note) => note ?? []),
      `${GEORISQUES_SENTENCE}${GEORISQUES_ADDRESS}`,
    ],
    adviser: page.agent && {
      name: page.agent.name,
      title: page.agent.title,
      phone: page.agent.phone,
      email: page.agent.email,
    },
    photos: page.photos.flatMap(({ key }) => key ?? []).slice(0, SHEET_PHOTOS),
    url: `${origin}${page.path}`,
    updatedAt: page.updatedAt,
    updatedOn: parisDate(new Date(page.updatedAt)),
    reader,
  };
}

function priceMarks(page: ListingPage): readonly string[] {
  if (page.amount === null) return [];
  if (page.transactionType === 'rental') return [rentMark(page)];
  return feesMark(page) === null ? [] : ['honoraires inclus'];
}

function figuresOf(page: ListingPage): readonly Fact[] {
  const { surface, transactionType, occupancyStatus } = page;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Surface', surfaceLabel(surface)],
    ['Rendement brut', transactionType === 'sale' ? yieldLabel(page.yield) : null],
    [transactionType === 'sale' ? 'Prix au m²' : 'Loyer au m²', pricePerSquareMetreLabel(page, surface)],
    ['Statut', occupancyLabel(occupancyStatus)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** 'fiche-PGN-12.pdf': the name of a file tells no more than the sheet's number. */
export const sheetFileName = (reference: string): string => `fiche-${reference.replace(/[^\w-]/g, '')}.pdf`;
