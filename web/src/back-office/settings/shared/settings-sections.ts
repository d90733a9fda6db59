import { paths } from '../../../site/paths';

/** E13, in its order. Each is a page of its own, and saves alone. */
export const SETTINGS_SECTIONS = {
  agency: { path: paths.adminSettings, label: 'Agence' },
  display: { path: `${paths.adminSettings}/display`, label: 'Affichage' },
  estimation: { path: `${paths.adminSettings}/estimation`, label: 'Estimation' },
  users: { path: `${paths.adminSettings}/users`, label: 'Utilisateurs et rôles' },
  audit: { path: `${paths.adminSettings}/audit`, label: 'Journal d’audit' },
} as const;
