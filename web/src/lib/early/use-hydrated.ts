import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React listens: a form's button sends nothing before that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
