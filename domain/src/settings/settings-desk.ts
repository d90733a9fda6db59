import type { AppSettings } from './app-settings';

/** A setting as it is stored and changed: the agency's facts are one. */
export type SettingName = keyof AppSettings;

export interface SettingChange {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Null: by a program, or by an account that is gone. */
  readonly by: string | null;
  readonly setting: SettingName;
  /** Null: it stood nowhere, the house's own text was shown. */
  readonly was: unknown;
  readonly became: unknown;
}

/** E13: what stands, and what stood before. */
export interface SettingsDesk {
  readonly settings: AppSettings;
  /** Of each setting: the number of its last change; absent: never changed. */
  readonly versions: Readonly<Partial<Record<SettingName, number>>>;
  /** Newest first. */
  readonly history: readonly SettingChange[];
}
