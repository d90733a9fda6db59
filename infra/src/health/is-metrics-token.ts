import { timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries METRICS_TOKEN, compared in constant time; nobody knows an empty one. */
export function isMetricsToken(authorization: string | undefined, metricsToken: string): boolean {
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${metricsToken}`)];
  return metricsToken !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
}
