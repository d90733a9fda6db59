import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hands over what a visitor typed or chose in a served field before React listened: the field keeps it, and nobody has
 * heard of it. In the very commit that takes the field over, for the next one would write the served value back.
 */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  served: string,
  take: (value: string) => void,
): void {
  const takeEarly = useEffectEvent(() => {
    const value = field.current?.value;
    if (value !== undefined && value !== served) take(value);
  });
  useLayoutEffect(() => takeEarly(), []);
}
