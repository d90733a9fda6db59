import type { AgencySettings, AppSettings } from '@pignon/domain/settings/app-settings';
import type { RouteData } from '../app/route';
import { APP_SETTINGS } from './use-app-settings';

/** For `head` functions, which run outside React. */
export const agencyOf = (data: RouteData): AgencySettings | undefined =>
  (data[APP_SETTINGS] as AppSettings | undefined)?.agency;
