/** 's' behind a word of which there is more than one. */
export const plural = (count: number): string => (count > 1 ? 's' : '');
