/** Looks at once and then again and again, never twice at the same time; what fails is asked for at the next turn. */
export class Watch {
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    const look = (): void => {
      this.looking ??= this.work()
        .then(() => {}, this.onError)
        .finally(() => (this.looking = null));
    };
    this.timer = setInterval(look, this.pauseMs).unref();
    look();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.looking;
  }
}
