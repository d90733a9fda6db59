import { useEffect, useRef } from 'react';

const stateOf = (state: unknown): { estimationStep?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

const isStepTwo = (): boolean => stateOf(window.history.state).estimationStep === 2;

/** Step 2 is an entry of its own, so that the browser's Back leads to step 1 and not out of the form. */
export function enterStepTwo(): void {
  if (!isStepTwo()) window.history.pushState({ ...stateOf(window.history.state), estimationStep: 2 }, '');
}

/** Travels if step 2 has its entry; says whether it did. */
export function leaveStepTwo(): boolean {
  if (!isStepTwo()) return false;
  window.history.back();
  return true;
}

/** The step's entry becomes the confirmation's: Forward must not bring a sent form back. */
export function closeStepTwo(): void {
  if (isStepTwo()) window.history.replaceState({ ...stateOf(window.history.state), estimationStep: 3 }, '');
}

export function useStepTravel(travelled: (step: 1 | 2) => void): void {
  const latest = useRef(travelled);
  useEffect(() => {
    latest.current = travelled;
  });
  useEffect(() => {
    const listen = () => latest.current(isStepTwo() ? 2 : 1);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
