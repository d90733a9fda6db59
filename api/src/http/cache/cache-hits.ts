/** A hit costs microseconds: it is counted by a plain number. */
export const cacheHits = { count: 0 };
