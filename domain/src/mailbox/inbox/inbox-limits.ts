const MB = 1024 * 1024;

/** What is taken of a mail; beyond, its beginning is kept with a word of what was left out. */
export const inboxLimits = {
  bytes: 25 * MB,
  /** Of one that is too large, or that nobody can read. */
  headBytes: 64 * 1024,
  files: 20,
  text: 100_000,
  html: 500_000,
  subject: 200,
  references: 50,
} as const;
