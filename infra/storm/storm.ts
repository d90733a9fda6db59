import { join } from 'node:path';
import { ROOT } from '@pignon/infra/local/root';
import { House } from './house';
import { readOptions, type StormOptions, USAGE } from './options';
import { Random } from '@pignon/infra/local/settings/random';
import { ROWS } from './rows/all';
import { strike } from './strike';
import { type Line, reasons, table } from './report/table';
import { turns } from './turns';
import { worst } from './report/worst';

const LOGS = join(ROOT, '.local', 'storm');

/** Faults under load, ending with the invariants. Exit code 0 when every row held. */
async function main(): Promise<void> {
  const options = options_();
  const random = new Random(options.seed);
  const env = {
    TIME_SCALE: String(options.scale),
    FORMS_PER_MINUTE: '1000000',
    APPLICATIONS_PER_HOUR: '1000000',
    BOOKINGS_PER_DAY: '1000000',
    APPLICATIONS_MB_PER_DAY: '100000',
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
    for (const { row: number, seed } of turns(options, random)) {
      const row = ROWS.find(({ row }) => row === number)!;
      const line = await strike(row, house, new Random(seed), options.short);
      if (closing) return;
      lines.push(line);
      if (line.faults.length > 0) house.keepLogs(LOGS);
      console.error(`row ${number}, seed ${seed}: ${line.faults.length === 0 ? 'ok' : line.faults.join('; ')}`);
    }
  } finally {
    await close();
  }
  console.log(
    `\n${options.seeds > 1 || options.minutes > 0 ? worst(lines) : table(lines)}\n* copies of mails: process died with it + answer came too late + unexplained (never allowed)\n`,
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
