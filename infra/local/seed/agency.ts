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
    legal: {
      company: 'Pignon (agence de démonstration)',
      legalForm: 'Démonstration : à remplacer par la forme et le montant du capital',
      headOffice: '12 rue des Petits-Carreaux, 75002 Paris',
      siren: 'Démonstration : à remplacer par les neuf chiffres',
      register: 'Démonstration : à remplacer par le registre et la ville',
      vatNumber: 'Démonstration : à remplacer',
      professionalCard: 'Démonstration : à remplacer par le numéro et la CCI de délivrance',
      guarantor: 'Démonstration : à remplacer par le nom, l’adresse et le montant',
      insurer: 'Démonstration : à remplacer par le nom et l’adresse',
      mediator: 'Démonstration : à remplacer par le nom et l’adresse du médiateur',
      publicationDirector: 'Démonstration : à remplacer',
      host: 'Démonstration : à remplacer par le nom, l’adresse et le téléphone de l’hébergeur',
    },
  },
};
