import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { csv } from '@pignon/domain/shared/text/csv';

const EXPORTED = {
  Nom: ({ name }: StaffAgent) => name,
  Email: ({ email }: StaffAgent) => email,
  Téléphone: ({ phone }: StaffAgent) => phone,
  Site: ({ website }: StaffAgent) => website,
  Secteurs: ({ sectors }: StaffAgent) => sectors.join(', '),
  Spécialités: ({ specialities }: StaffAgent) => specialities.join(', '),
  Biens: ({ properties }: StaffAgent) => properties,
  'Demandes 30 j': ({ requests }: StaffAgent) => requests,
  Actif: ({ active }: StaffAgent) => active,
};

export const adviserCsv = (advisers: readonly StaffAgent[]): string =>
  csv([Object.keys(EXPORTED), ...advisers.map((adviser) => Object.values(EXPORTED).map((of) => of(adviser)))]);
