import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { LOOKS, type Watch } from './end-when-still';

const { name, seconds, beats } = workerData as Watch;
const count = new Int32Array(beats);
let last = -1;
let still = 0;

// Looks are counted, not time: a machine that slept, or a process that was paused, was not still.
setInterval(
  () => {
    const now = Atomics.load(count, 0);
    still = now === last ? still + 1 : 0;
    last = now;
    if (still < LOOKS) return;
    say(`${name}: the event loop stood still for ${seconds} s, the process ends itself`);
    process.kill(process.pid, 'SIGKILL');
  },
  (seconds * 1000) / LOOKS,
);

/** Past the loop, which no longer writes anything; a full pipe must not keep the end from coming. */
function say(message: string): void {
  try {
    writeSync(1, `${JSON.stringify({ at: new Date().toISOString(), level: 'error', message })}\n`);
  } catch {}
}
