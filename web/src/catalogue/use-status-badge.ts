import { statusBadge } from '@pignon/domain/listings/display/display';
import { useAppSettings } from '../site/agency/use-app-settings';

/** What lies over its photo, in the agency's words where it has any (F33). */
export const useStatusBadge = (shown: Parameters<typeof statusBadge>[0]): string | null =>
  statusBadge(shown, useAppSettings().statusTexts);
