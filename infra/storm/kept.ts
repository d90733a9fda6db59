import type { Program } from '@pignon/infra/local/processes/program';

/** Starts a program for its n-th life, 0 being the first. */
export type Start = (life: number) => Promise<Program>;

/** One program that is brought back whenever it dies, as a supervisor would. */
export class Kept {
  private ended = false;
  private killed = false;
  private program: Program | null = null;
  private living: Promise<void> = Promise.resolve();
  /** How often it died, wanted or not. */
  deaths = 0;

  constructor(
    private readonly start: Start,
    /** Before the next life; `byItself` when nobody killed it. */
    private readonly onDeath: (byItself: boolean) => Promise<void>,
  ) {}

  /** Resolves once the first life serves. */
  begin(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.living = this.live(resolve, reject);
    });
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.killed ||= signal === 'SIGKILL' && this.serving;
    this.program?.kill(signal);
  }

  get serving(): boolean {
    return this.program?.running ?? false;
  }

  get pid(): number {
    return this.program?.pid ?? 0;
  }

  async end(signal: NodeJS.Signals = 'SIGTERM', patienceMs = 10_000): Promise<void> {
    this.ended = true;
    const { program } = this;
    if (program?.running) {
      program.kill('SIGCONT');
      await program.stop(signal, patienceMs);
    }
    await this.living;
  }

  private async live(served: () => void, failed: (error: unknown) => void): Promise<void> {
    for (let life = 0; !this.ended; life += 1) {
      try {
        this.program = await this.start(life);
        served();
        // It may be ended, or dead, before it was known to serve.
        if (this.ended) this.program.kill('SIGKILL');
        await gone(this.program);
      } catch (error) {
        // Dying before it serves is no failure of a later life: a crash point may lie that early.
        if (life === 0 || this.deaths > 60) return failed(error);
      }
      if (this.ended) return;
      this.deaths += 1;
      await this.onDeath(!this.killed);
      this.killed = false;
    }
  }
}

const gone = (program: Program): Promise<unknown> =>
  program.running ? new Promise((resolve) => program.child.once('exit', resolve)) : Promise.resolve();
