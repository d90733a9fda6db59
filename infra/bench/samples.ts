/** What each round measured, by name. */
export class Samples {
  private readonly values = new Map<string, number[]>();

  note(name: string, value: number): void {
    const known = this.values.get(name);
    if (known) known.push(value);
    else this.values.set(name, [value]);
  }

  noteAll(prefix: string, values: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(values)) this.note(`${prefix} ${name}`, value);
  }

  /** NaN when it was not measured. */
  median(name: string): number {
    return median(this.values.get(name) ?? []);
  }

  sum(name: string): number {
    return (this.values.get(name) ?? []).reduce((sum, value) => sum + value, 0);
  }

  max(name: string): number {
    return Math.max(Number.NEGATIVE_INFINITY, ...(this.values.get(name) ?? []));
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Nearest rank: a value that was really measured. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
