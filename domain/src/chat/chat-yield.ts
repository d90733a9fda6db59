const TWO_DECIMALS = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 'Rendement: 6,50%', as the chat's cards say it (M104, F40). */
export const chatYieldLabel = (percent: number | null): string | null =>
  percent === null || percent <= 0 ? null : `Rendement: ${TWO_DECIMALS.format(percent)}%`;
