/**
 * Loaded into the api before its own code: tells its parent for how long its loop stood still, and how much of that time
 * this process worked; a loop that stands still because others use the cores does no harm of its own.
 */
const EVERY_MS = 5;

let last = performance.now();
let used = process.cpuUsage();

setInterval(() => {
  const now = performance.now();
  const { user, system } = process.cpuUsage(used);
  const still = Math.min(now - last - EVERY_MS, (user + system) / 1000);
  if (still > EVERY_MS * 2) process.send?.({ still });
  last = now;
  used = process.cpuUsage();
}, EVERY_MS).unref();
