import type { AppSettings } from '@pignon/domain/settings/app-settings';
import type { SettingsDto } from './settings.dto';

/** What is named with a value: null says no more than leaving it out, for no setting can be without one. */
export const givenOf = (body: SettingsDto): Partial<AppSettings> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null));
