import type { sessionStore } from './session-store';

/** As sessionStore, for as long as the browser keeps it: over tabs, reloads and days. */
export const localStore: typeof sessionStore = {
  read(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Refused or full: what is kept is a comfort.
    }
  },
  remove(name) {
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing was kept, then.
    }
  },
};
