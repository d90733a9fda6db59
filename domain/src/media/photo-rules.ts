/** What an upload may be. A camera's 50 megapixels pass; a picture made to fill the memory does not (security row 46). */
export const photoRules = {
  mostBytes: 20 * 1024 * 1024,
  mostPixels: 50_000_000,
  mostFiles: 30,
} as const;

/** What is kept of a photo: a full screen. A very tall one is bounded too, for WebP ends at 16,383 rows. */
export const MASTER_SIZE = { width: 1920, height: 3840 } as const;
