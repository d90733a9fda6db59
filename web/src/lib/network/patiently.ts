import { wait } from './wait';

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000] as const;

/** A chunk that does not arrive is asked for again, and time without a network does not count: lazy() never asks twice. */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (pause === undefined) throw error;
      await Promise.all([wait(pause), online()]);
    }
  }
}

export const online = (): Promise<void> =>
  new Promise((resolve) => {
    // On the server there is no such thing.
    if (typeof window === 'undefined' || navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
