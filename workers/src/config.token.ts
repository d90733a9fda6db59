/** Injects the configuration of the process that main.ts read. */
export const CONFIG = Symbol('Config');
