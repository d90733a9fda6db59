/** How fast a page came and how still it stood, as its visitors' browsers measured it: only histograms are kept. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

const MILLISECONDS = [200, 500, 800, 1_200, 1_800, 2_500, 3_000, 4_000, 6_000];

/** Upper bounds of all buckets but the last, which has none; CLS in thousandths. Each good/poor limit is among them. */
const BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: MILLISECONDS,
  FCP: MILLISECONDS,
  TTFB: MILLISECONDS,
  INP: [50, 100, 200, 350, 500, 1_000],
  CLS: [10, 50, 100, 175, 250, 500],
};

/** Good up to the first, poor above the second (web.dev/vitals). */
const LIMITS: Readonly<Record<Vital, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
  INP: [200, 500],
  CLS: [100, 250],
};

export function bucketOf(vital: Vital, value: number): number {
  const measured = vital === 'CLS' ? value * 1_000 : value;
  const bucket = BOUNDS[vital].findIndex((bound) => measured <= bound);
  return bucket === -1 ? BOUNDS[vital].length : bucket;
}

export interface Bucket {
  readonly bucket: number;
  readonly count: number;
}

/** The bound below which three visits of four stayed; Infinity in the last bucket, undefined without visits. */
export function p75(vital: Vital, histogram: readonly Bucket[]): number | undefined {
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of [...histogram].sort((a, b) => a.bucket - b.bucket)) {
    seen += count;
    if (seen >= total * 0.75) return BOUNDS[vital][bucket] ?? Number.POSITIVE_INFINITY;
  }
  return undefined;
}

export const rated = (vital: Vital, value: number): 'good' | 'middling' | 'poor' => {
  const [good, poor] = LIMITS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
};
