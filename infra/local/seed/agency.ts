import type { AppSettings } from '@pignon/domain/settings/app-settings';

/** The agency as it opens: everything can be changed in the settings. Office hours: M177. */
export const AGENCY: AppSettings = {
  showSoldProperties: true,
  urgencyWording: 'A',
  agency: {
    name: 'Pignon',
    referencePrefix: 'PGN',
    address: '12 rue des Petits-Carreaux, 75002 Paris',
    phone: '01 99 00 10 10',
    email: 'contact@pignon.example',
    openingHours: ['Lundi au vendredi : 9h-19h', 'Samedi : 10h-17h'],
    social: {
      facebook: 'https://www.facebook.com/',
      instagram: 'https://www.instagram.com/',
      linkedin: 'https://www.linkedin.com/',
    },
  },
};
