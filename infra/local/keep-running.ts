import type { Program } from './program';
import type { System } from './system';

interface Keeping {
  readonly log: string;
  ending(): boolean;
  giveUp(): void;
}

/** What serves people and works for them comes back by itself, as under any supervisor; without the practice targets nothing makes sense. */
export function keepRunning(system: System, { log, ending, giveUp }: Keeping): void {
  const whenLost = (program: Program, then: () => void): void => {
    program.child.once('exit', (code, signal) => {
      if (ending()) return;
      console.error(`${program.name} s'est arrêté (${signal ?? `code ${code}`}). Journaux : ${log}`);
      then();
    });
  };
  const keep = (program: Program, again: () => Promise<Program>): void => {
    const restart = async (): Promise<void> => {
      if (ending()) return;
      const next = await again();
      keep(next, again);
      console.log(`${next.name} est de nouveau là.`);
    };
    whenLost(program, () => setTimeout(() => void restart().catch(giveUp), 1000));
  };
  for (const target of [system.mail, system.partners]) whenLost(target, giveUp);
  if (system.api) keep(system.api, async () => (system.api = await system.startApi()));
  for (const [index, worker] of system.workers.entries())
    keep(worker, async () => (system.workers[index] = await system.startWorker()));
}
