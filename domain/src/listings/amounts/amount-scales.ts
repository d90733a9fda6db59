/** What people write behind an amount for thousands and millions: '300k', '1,5M'. */
export const AMOUNT_SCALES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };
