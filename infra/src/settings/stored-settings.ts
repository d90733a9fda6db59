import type { AppSettings } from '@pignon/domain/settings/app-settings';
import { safeLink } from '@pignon/domain/shared/text/safe-link';

export const MISSING_SETTINGS = "Les paramètres de l'agence manquent : lancez la migration et les données de départ.";

/** A row may be older than the check of its links. */
export function withSafeLinks(settings: AppSettings): AppSettings {
  const { facebook, instagram, linkedin } = settings.agency.social;
  const social = { facebook: safeLink(facebook), instagram: safeLink(instagram), linkedin: safeLink(linkedin) };
  return { ...settings, agency: { ...settings.agency, social } };
}
