const kept = new Map<string, string>();

/** As sessionStore, for as long as the document lives: a reload forgets it. */
export const pageStore = {
  read: (name: string): string | null => kept.get(name) ?? null,
  write: (name: string, value: string): void => void kept.set(name, value),
  remove: (name: string): void => void kept.delete(name),
};
