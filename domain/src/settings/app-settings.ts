import type { Calendars } from '../agents/calendars';
import type { StatusTexts } from '../listings/property-fields';
import type { UrgencyWording } from '../estimations/urgency';
import type { LegalFact } from './legal-facts';

export interface AgencySettings {
  readonly name: string;
  readonly referencePrefix: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly openingHours: readonly string[];
  readonly social: Readonly<Record<'facebook' | 'instagram' | 'linkedin', string>>;
  /** Of what is not given the legal page says so. */
  readonly legal?: Readonly<Partial<Record<LegalFact, string>>>;
}

/** Public: everything here may be read by anyone (M124, M152). */
export interface AppSettings {
  readonly showSoldProperties: boolean;
  readonly urgencyWording: UrgencyWording;
  readonly statusTexts?: StatusTexts;
  /** Whether the site says how soon the house answers, as long as it does (D07). */
  readonly replyBadge?: boolean;
  readonly agency: AgencySettings;
}

/** What pages also need to know of this installation. */
export interface ShownSettings extends AppSettings {
  readonly display: {
    /** XYZ template with {x}, {y}, {z}; null: outlines alone. */
    readonly mapTiles: string | null;
    /** Template with {url}, {width}, {height}, {quality} (M119); null: our own sizes. */
    readonly imageCdn: string | null;
    /** 'https://www.pignon.example': makes our own photos' addresses whole for a CDN. */
    readonly origin: string;
    readonly calendars: Calendars;
    /** 'Répond en moins de 24 h ouvrées'; absent: not wanted, or not so. */
    readonly replyBadge?: string;
    /** Where the agency lies (M34); null while nobody knows. */
    readonly agencyAt: { readonly longitude: number; readonly latitude: number } | null;
  };
}

export abstract class Settings {
  abstract read(): Promise<AppSettings>;
}
