/** Injects the configuration of the process that its main.ts read. */
export const CONFIG = Symbol('Config');
