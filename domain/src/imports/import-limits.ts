/** What a file may be: far above what an agency has, far below what harms a worker (measured: 20,000 rows, 32 MB, 180 MB of memory). */
export const importLimits = {
  mostBytes: 512 * 1024 * 1024,
  mostTextBytes: 32 * 1024 * 1024,
  mostRows: 20_000,
  mostEntries: 25_000,
} as const;
