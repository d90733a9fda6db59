import type { Share } from './assignment-rule';

/** Whose turn it is, as long as nobody has taken it: the cursor is moved in the transaction that stores the request. */
export interface Turn {
  readonly rule: number;
  /** Advisers in the order of their turns. */
  readonly ring: readonly number[];
  /** Of each place of the ring, the place that is next: those who are not free are left out. */
  readonly next: readonly number[];
}

/** Each as often as their weight says, spread out: 3, 1, 2 is a c a b c a (smooth weighted round robin, as nginx does). */
export function ringOf(shares: readonly Share[]): readonly number[] {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const due = shares.map(() => 0);
  return Array.from({ length: whole }, () => {
    shares.forEach(({ weight }, index) => (due[index]! += weight));
    const most = due.indexOf(Math.max(...due));
    due[most]! -= whole;
    return shares[most]!.agentId;
  });
}

/** Null where nobody is free. */
export function turnOf(rule: number, ring: readonly number[], isFree: (agentId: number) => boolean): Turn | null {
  if (!ring.some(isFree)) return null;
  const next = ring.map((_, place) => {
    for (let step = 1; ; step += 1) {
      const candidate = (place + step) % ring.length;
      if (isFree(ring[candidate]!)) return candidate;
    }
  });
  return { rule, ring, next };
}

/** `place`: of whoever had the last turn; a ring that has become shorter goes on from where that would be. -1: nobody yet. */
export function placeAfter({ ring, next }: Turn, place: number): number {
  return next[((place % ring.length) + ring.length) % ring.length]!;
}
