/** Tokens for what is drawn on a canvas, where CSS variables do not reach. */
export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
