/** Injects the process settings that main.ts read. */
export const SETTINGS = Symbol('Settings');
