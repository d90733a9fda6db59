import { useRef } from 'react';
import { staffPost } from '../../../staff/staff-post';
import { threadPath } from '../desk/thread-paths';

/** Well below what the others remember. */
const EVERY_MS = 4_000;

/** Tells colleagues that somebody writes here, while somebody does. */
export function useTelling(id: string) {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < EVERY_MS) return;
    last.current = now;
    void staffPost(`${threadPath(id)}/writing`, {}, { method: 'PUT', once: true });
  };
}
