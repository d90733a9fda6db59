import { resolve } from 'node:path';

/**
 * Runs a program of the house as a child: when the launcher is killed without a word, its closed channel is the only
 * sign, and the program is asked to stop as by SIGTERM. The program itself knows nothing of it.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// An open channel alone would keep a program alive that wants to end.
process.channel?.unref();

const [, , program = '', ...rest] = process.argv;
const path = resolve(program);
process.argv = [process.argv[0] ?? 'node', path, ...rest];
// oxlint-disable-next-line typescript/no-require-imports
require(path);
