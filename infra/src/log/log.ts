import { pino } from 'pino';
import { traceOf } from './fault-of';
import { readableLine } from './readable-line';

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type Level = Exclude<(typeof LEVELS)[number], 'silent'>;

// Whoever read our lines went away: that is no reason to stop serving.
process.stdout.on('error', () => {});

const readable = process.env.PIGNON_MODE === 'local';
const given = process.env.LOG_LEVEL as (typeof LEVELS)[number] | undefined;

/** An error says what it may say of itself, wherever in an entry it stands (see fault-of). */
const faultless = (value: unknown): unknown => (value instanceof Error ? traceOf(value) : value);

/** One JSON object per line: whatever a value holds, it cannot forge a second line. In local mode, a line to be read. */
const logger = pino(
  {
    level: given && LEVELS.includes(given) ? given : 'info',
    base: null,
    messageKey: 'message',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: {
      level: (level) => ({ level }),
      log: (entry) => Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, faultless(value)])),
    },
    redact: ['password', 'authorization', 'cookie', '*.password', '*.authorization', '*.cookie'],
  },
  { write: (line: string) => process.stdout.write(readable ? readableLine(line) : line) },
);

export const log = (level: Level, message: string, detail: object = {}): void => logger[level](detail, message);

/** Said at any level: whoever started this process waits for it. */
export function announce(message: string, detail: object = {}): void {
  const { level } = logger;
  logger.level = 'info';
  logger.info(detail, message);
  logger.level = level;
}
