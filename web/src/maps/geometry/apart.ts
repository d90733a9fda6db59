type Pixel = readonly [x: number, y: number];

const ROUNDS = 40;

/** Moves what lies closer than `gap` pixels apart, each half of the way: 13 discs stay separate targets on a phone. */
export function apart(points: readonly Pixel[], gap: number): Pixel[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    for (const [i, a] of moved.entries())
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        // A hair less, or rounding would never let it rest.
        if (distance >= gap - 0.01) continue;
        still = false;
        const push = (gap - distance) / 2;
        const [ux, uy] = distance === 0 ? [0, 1] : [dx / distance, dy / distance];
        a[0] -= ux * push;
        a[1] -= uy * push;
        b[0] += ux * push;
        b[1] += uy * push;
      }
    if (still) break;
  }
  return moved;
}
