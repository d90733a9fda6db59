import type { AudienceCount } from '@pignon/domain/dashboard/property-audience';

export const AUDIENCE_LABELS: Readonly<Record<AudienceCount, string>> = {
  views: 'Vues',
  contacts: 'Contacts',
  sheets: 'Fiches PDF',
  appointments: 'Rendez-vous pris',
};

export const COUNTS = Object.keys(AUDIENCE_LABELS) as readonly AudienceCount[];
