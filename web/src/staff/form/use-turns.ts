import { useRef } from 'react';

/** One after the other: what comes while another one is on its way waits for it. */
export function useTurns(): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const turn = queue.current.then(work, work);
    queue.current = turn.catch(() => {});
    return turn;
  };
}
