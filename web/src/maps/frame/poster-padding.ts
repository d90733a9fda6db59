/** Pixels free around France where pins, not regions, stand at its edge. */
export const POSTER_PADDING = 24;
