import { citySlugOf, slugOf } from '@pignon/domain/shared/text/slug';

/** How a city in an address may be stored: one commune whatever the spelling, else what was typed. */
export const citySlugs = (typed: string): string[] => [...new Set([citySlugOf(typed), slugOf(typed)])].filter(Boolean);
