/** sessionStorage that never throws: private windows and full disks may refuse it. */
export const sessionStore = {
  read(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write(name: string, value: string): void {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // A draft is a comfort: without it the form still works.
    }
  },
  remove(name: string): void {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Nothing was kept, then.
    }
  },
};
