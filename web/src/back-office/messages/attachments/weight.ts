/** '12 ko', '3,4 Mo'. */
export const weight = (bytes: number): string =>
  bytes < 1e6
    ? `${Math.max(1, Math.round(bytes / 1e3))}\u00a0ko`
    : `${(bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0Mo`;
