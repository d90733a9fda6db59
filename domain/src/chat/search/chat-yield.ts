import { decimal } from '../../shared/text/typed/decimal';

/** 'Rendement: 6,50%', as the chat's cards say it (M104, F40). */
export const chatYieldLabel = (percent: number | null): string | null =>
  percent === null || percent <= 0 ? null : `Rendement: ${decimal(percent, 2, 2)}%`;
