/** Lets everybody work together, and a suspect alone: what kills the process then kills nobody else's work. */
export class Alone {
  private together = 0;
  private tail: Promise<void> = Promise.resolve();
  private whenEmpty: (() => void) | null = null;

  async run<Result>(alone: boolean, work: () => Promise<Result>): Promise<Result> {
    return alone ? await this.runAlone(work) : await this.runTogether(work);
  }

  private async runTogether<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.tail;
    this.together += 1;
    try {
      return await work();
    } finally {
      this.together -= 1;
      if (this.together === 0) this.whenEmpty?.();
    }
  }

  private async runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.tail;
    let leave = () => {};
    this.tail = new Promise((resolve) => (leave = resolve));
    try {
      await before;
      if (this.together > 0) await new Promise<void>((resolve) => (this.whenEmpty = resolve));
      this.whenEmpty = null;
      return await work();
    } finally {
      leave();
    }
  }
}
