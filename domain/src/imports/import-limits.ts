/**
 * What a file may be, far above what an agency has. Measured: 20,000 lines of 36 million signs are read in 10 s of a busy
 * core, with 213 MB.
 */
export const importLimits = {
  mostBytes: 512 * 1024 * 1024,
  mostTextBytes: 32 * 1024 * 1024,
  mostRows: 20_000,
  mostEntries: 25_000,
  mostColumns: 400,
} as const;
