import { NotMovable } from '../mailbox-refusals';
import type { ThreadSource } from '../thread-source';

/** Whoever asked for an estimation, an access, an appointment or a job has it under their own address: what they said goes with them alone. */
const BOUND: readonly ThreadSource[] = ['estimation', 'application', 'access', 'appointment'];

export const isMovable = (source: ThreadSource, sourceId: string | null): boolean =>
  sourceId === null || !BOUND.includes(source);

export function mustBeMovable(source: ThreadSource, sourceId: string | null): void {
  if (!isMovable(source, sourceId)) throw new NotMovable();
}
