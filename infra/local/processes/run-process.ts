type Running = { stop(): Promise<void> };

/** Starts one local service as a process of its own, and stops it cleanly whichever way the end comes. */
export async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    console.error(`${name} : ${explain(error)}`);
    process.exit(1);
  }
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await running.stop().catch((error: unknown) => console.error(error));
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher may be killed without a word: its closed channel is then the only sign.
  process.on('disconnect', stop);
}

function explain(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `le port ${port} est déjà pris, choisissez-en un autre.`;
  if (code === 'EACCES' && port) return `le port ${port} est réservé, choisissez-en un au-dessus de 1024.`;
  return message ?? String(error);
}

export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} n'est pas un port : ${text}`);
  return port;
}
