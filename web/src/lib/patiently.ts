import { wait } from './wait';

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000] as const;

/**
 * A chunk that does not arrive is asked for again, and time without a network does not count: lazy() never asks twice.
 * Without a network it is not even asked for: Chromium 150 keeps the failure of a module for as long as the document lives.
 */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt++) {
    if (isOffline()) await online();
    try {
      return await load();
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (pause === undefined) throw error;
      await wait(pause);
    }
  }
}

/** On the server there is no such thing. */
const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

const online = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
