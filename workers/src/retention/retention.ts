import type { RetentionRule } from '@pignon/infra/retention/retention-rule';
import type { RetentionRuns } from '@pignon/infra/retention/retention-runs';

const TURN_MINUTES = 10;

/** Looks every ten minutes what is to be swept, and whether last night's work was done, by whichever worker process. */
export class Retention {
  private timer: NodeJS.Timeout | null = null;
  private turning: Promise<void> | null = null;
  private turns = 0;

  constructor(
    private readonly runs: Pick<RetentionRuns, 'sweep' | 'night'>,
    private readonly rules: readonly RetentionRule[],
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    const turn = (): void => {
      this.turning ??= this.turn(this.turns++ * TURN_MINUTES).finally(() => (this.turning = null));
    };
    this.timer = setInterval(turn, TURN_MINUTES * 60_000).unref();
    turn();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.turning;
  }

  /** What fails stops nothing else: it is asked for again. */
  private async turn(minutes: number): Promise<void> {
    for (const rule of this.rules)
      if (rule.everyMinutes && minutes % rule.everyMinutes === 0)
        await this.runs.sweep([rule]).catch((error: unknown) => this.onError(error));
    await this.runs.night(this.rules).catch((error: unknown) => this.onError(error));
  }
}
