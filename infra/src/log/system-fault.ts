/** Of Node and the machine: a full disk, no more files, a broken pipe. What was being worked on is not at fault. */
export const isSystemFault = (error: unknown): boolean => {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  return typeof syscall === 'string' || (typeof code === 'string' && /^E[A-Z]{2,}$/.test(code));
};
