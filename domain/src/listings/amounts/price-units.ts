/** A sale's total, or a rent and its period. 'other': a period that no year is made of ('200 €/jour'). */
export type PriceUnit = 'total' | 'month' | 'quarter' | 'semester' | 'year' | 'other';

/** How often a year holds a period. */
export const TIMES_A_YEAR = { month: 12, quarter: 4, semester: 2, year: 1 } as const;

export const isPeriodic = (unit: PriceUnit | undefined): unit is keyof typeof TIMES_A_YEAR =>
  unit !== undefined && unit in TIMES_A_YEAR;

const PERIODS = new RegExp(
  [
    String.raw`(?<month>(?:\/|par|chaque|au)\s*mois\b|mensuel)`,
    String.raw`(?<quarter>(?:\/|par|chaque|au)\s*trim(?:estre)?\b|trimestriel)`,
    String.raw`(?<semester>(?:\/|par|chaque|au)\s*semestre\b|semestriel)`,
    String.raw`(?<year>(?:\/|par|l['’])\s*an(?:n[ée]e)?(?![a-zà-ÿ])|annuel)`,
    String.raw`(?<other>(?:\/|par|chaque)\s*(?:jour|sem(?:aine)?\b|nuit|heure|week)|journalier|hebdomadaire)`,
  ].join('|'),
  'i',
);
/** 'payable par trimestre' says when it is paid, not what a quarter costs. */
const PAID = /(?:payables?|payés?|paiement|facturée?s?)[^,;(€]*/gi;

/** The first period that a piece of text names; null: it names none. */
export function periodIn(text: string): PriceUnit | null {
  const { groups = {} } = PERIODS.exec(text.replace(PAID, '')) ?? {};
  return (Object.keys(groups) as PriceUnit[]).find((unit) => groups[unit] !== undefined) ?? null;
}
