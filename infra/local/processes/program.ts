import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../root';
import type { Rank, Started } from './started';

export interface ProgramOptions {
  readonly name: string;
  /** Built file, from the root. */
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: string;
  readonly nodeOptions?: readonly string[];
  /** What it prints once it serves. */
  readonly readyText?: string;
  /** Knows of it from the moment on when it is spawned, to be stopped in its turn. */
  readonly started?: readonly [Started, Rank];
}

/** One node process of the house, with its output in a log file. */
export class Program {
  /** How it ended, once it has. */
  readonly gone: Promise<string>;

  private constructor(
    readonly name: string,
    readonly child: ChildProcess,
    private readonly tail: () => string,
  ) {
    this.gone = once(child, 'exit').then(([code, signal]) => String(signal ?? `code ${code}`));
  }

  static async start({ name, file, env, log, nodeOptions = [], readyText, started }: ProgramOptions): Promise<Program> {
    started?.[0].check();
    const out = createWriteStream(log, { flags: 'a' });
    let tail = '';
    const child = spawn(
      process.execPath,
      [...nodeOptions, join(ROOT, 'infra/dist/local/processes/child.js'), join(ROOT, file)],
      {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    const keep = (data: Buffer): void => {
      tail = (tail + String(data)).slice(-6000);
      out.write(data);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const program = new Program(name, child, () => tail);
    if (started)
      child.once(
        'exit',
        started[0].add(started[1], () => program.stop()),
      );
    if (readyText) await program.ready(readyText);
    return program;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM', patienceMs = 35_000): Promise<void> {
    if (!this.running) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    const late = setTimeout(() => this.child.kill('SIGKILL'), patienceMs);
    await gone;
    clearTimeout(late);
  }

  private async ready(text: string): Promise<void> {
    for (const end = Date.now() + 120_000; !this.tail().includes(text); await sleep(20)) {
      if (!this.running) throw new Error(`${this.name} s'est arrêté :\n${this.tail().trim()}`);
      if (Date.now() < end) continue;
      await this.stop('SIGKILL');
      throw new Error(`${this.name} ne répond pas après 120 s :\n${this.tail().trim()}`);
    }
  }
}
