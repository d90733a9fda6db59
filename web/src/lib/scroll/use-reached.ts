import { type RefObject, useEffect, useState } from 'react';
import { useSeen } from './use-seen';

/** As useSeen; and for who goes by keyboard at once: Tab would step over what is not there yet, however near. */
export function useReached(element: RefObject<Element | null>): boolean {
  const seen = useSeen(element);
  const [tabbed, setTabbed] = useState(false);
  useEffect(() => {
    const step = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setTabbed(true);
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, []);
  return seen || tabbed;
}
