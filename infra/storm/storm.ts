import { join } from 'node:path';
import { ROOT } from '../local/program';
import { House } from './house';
import { readOptions, type StormOptions, USAGE } from './options';
import { Random } from './random';
import { ROWS, SABOTAGED_ROWS, SHORT_ROWS } from './rows/all';
import type { StormRow } from './storm-row';
import { strike } from './strike';
import { type Line, reasons, table } from './table';

const LOGS = join(ROOT, '.local', 'storm');

/** Faults under load, ending with the invariants. Exit code 0 when every row held. */
async function main(): Promise<void> {
  const options = options_();
  const random = new Random(options.seed);
  const env = {
    TIME_SCALE: String(options.scale),
    FORMS_PER_MINUTE: '1000000',
    MAILS_PER_HOUR: '1000000',
    PARTNERS_RATE_LIMITS: 'off',
    MAIL_KEEP: 'off',
    ...(options.sabotage ? { SABOTAGE: options.sabotage } : {}),
  };
  console.log(`storm: seed ${options.seed}, 2 workers, durable PostgreSQL, ${settingsLine(env)}`);
  const house = await House.open(options.scale, env, options.sabotage ? ['sabotage'] : []);
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= house.close());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => void close().finally(() => process.exit(130)));
  const lines: Line[] = [];
  try {
    for (const row of program(options, random)) {
      const line = await strike(row, house, random, options.short);
      if (closing) return;
      lines.push(line);
      console.error(`row ${row.row}: ${line.faults.length === 0 ? 'ok' : line.faults.join('; ')}`);
    }
  } finally {
    if (lines.some(({ faults }) => faults.length > 0)) house.keepLogs(LOGS);
    await close();
  }
  console.log(
    `\n${table(lines)}\n* copies of mails: process died with it + answer came too late + unexplained (never allowed)\n`,
  );
  const red = reasons(lines);
  for (const reason of red) console.log(reason);
  if (red.length > 0) console.log(`logs: ${LOGS}`);
  console.log(
    red.length === 0
      ? `storm: ${lines.length} rows held`
      : `storm: ${lines.filter(({ faults }) => faults.length > 0).length} of ${lines.length} rows red`,
  );
  process.exit(red.length === 0 ? 0 : 1);
}

function* program(options: StormOptions, random: Random): Generator<StormRow> {
  const wanted =
    options.rows ?? (options.sabotage ? SABOTAGED_ROWS[options.sabotage] : options.short ? SHORT_ROWS : null);
  const rows = ROWS.filter(({ row }) => wanted?.includes(row) ?? true);
  if (options.minutes === 0) return yield* rows;
  for (const end = Date.now() + options.minutes * 60_000; Date.now() < end; )
    for (const row of random.shuffled(rows)) if (Date.now() < end) yield row;
}

const settingsLine = (env: Readonly<Record<string, string>>): string =>
  Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

function options_(): StormOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
