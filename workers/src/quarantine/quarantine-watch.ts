import type { Quarantine } from '@pignon/infra/quarantine/quarantine';

const PAUSE_MS = 600_000;

/** Looks every ten minutes whether the day's quarantined requests were told of, by whichever worker process. */
export class QuarantineWatch {
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly quarantine: Quarantine,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    const look = (): void => {
      this.looking ??= this.quarantine
        .report()
        .then(() => {}, this.onError)
        .finally(() => (this.looking = null));
    };
    this.timer = setInterval(look, PAUSE_MS).unref();
    look();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.looking;
  }
}
