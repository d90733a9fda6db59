/** Upper end of the price slider (M55, M56): reached, it means 'no limit', or an 8 M€ building would vanish (F02). */
export const PRICE_SLIDER_MAX = 5_000_000;
/** The upper default of URL and chips in the specification (M56): this very value filters, but neither shows it (F01). */
export const PRICE_URL_MAX = 2_000_000;
/** Upper end of the surface slider in m² (M57); reached, it means 'no limit' (F02). */
export const SURFACE_SLIDER_MAX = 5000;
export const SURFACE_STEP = 10;
/** M58; 0 is 'all'. */
export const YIELD_STEPS = [0, 3, 5, 7, 10] as const;
export interface QuickRange {
  readonly min: number;
  readonly max?: number;
}
/** M55; the last one has no end. */
export const QUICK_PRICES: readonly QuickRange[] = [
  { min: 0, max: 200_000 },
  { min: 200_000, max: 500_000 },
  { min: 500_000, max: 1_000_000 },
  { min: 1_000_000 },
];

export interface BoundOptions {
  /** The setting 'Borne unique': 2,000,000 is a bound like any other. */
  readonly singleBound?: boolean;
}

/** F01: exactly 2,000,000 filters without URL or chip. */
export const maxPriceIsShown = (maxPrice: number | undefined, { singleBound = false }: BoundOptions = {}): boolean =>
  maxPrice !== undefined && (singleBound || maxPrice !== PRICE_URL_MAX);

/** Before bounds are compared: what means 'no limit' is no number that a minimum could lie above. */
export const upperPrice = (max: number | undefined): number | undefined => (max === PRICE_SLIDER_MAX ? undefined : max);
export const upperSurface = (max: number | undefined): number | undefined =>
  max === undefined || max >= SURFACE_SLIDER_MAX ? undefined : max;
