import type { AgencySettings, ShownSettings } from '@pignon/domain/settings/app-settings';
import type { RouteData } from '../page-rules';
import { APP_SETTINGS } from './use-app-settings';

/** For `head` functions, which run outside React. */
export const settingsOf = (data: RouteData) => data[APP_SETTINGS] as ShownSettings | undefined;

export const agencyOf = (data: RouteData): AgencySettings | undefined => settingsOf(data)?.agency;
