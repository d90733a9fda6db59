/** Counts of rate limits: worth no wait for the disk. */
export const COUNTING_POOL = Symbol('pool that commits without waiting for the disk');
