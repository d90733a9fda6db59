import type { Range } from './condition';

export const budget: Range = { kind: 'range', label: 'Budget', unit: '€', said: ({ request }) => request.budget };
export const surface: Range = { kind: 'range', label: 'Surface', unit: 'm²', said: ({ request }) => request.surface };
