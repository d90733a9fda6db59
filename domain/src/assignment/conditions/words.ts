import { citySlugOf } from '../../shared/text/slug';
import type { Word } from './condition';

export const city: Word = {
  kind: 'word',
  label: 'Ville',
  example: 'Paris',
  folded: citySlugOf,
  fault: (typed) => (citySlugOf(typed) ? null : 'écrivez le nom d’une ville'),
  said: ({ request }) => request.city,
};

const DEPARTMENT = /^(?:\d\d|2[AB]|9[78]\d)$/;

export const department: Word = {
  kind: 'word',
  label: 'Département',
  example: '75',
  folded: (typed) => typed.trim().toUpperCase(),
  fault: (typed) => (DEPARTMENT.test(typed.trim().toUpperCase()) ? null : 'un département s’écrit 75, 2A ou 974'),
  said: ({ request }) => request.department,
};
