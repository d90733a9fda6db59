import { useEffect, useState } from 'react';

/** What is typed, once it has stood still so long. */
export function useStill<Value>(value: Value, ms: number): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return still;
}
