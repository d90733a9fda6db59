import { faultOf, traceOf } from './fault-of';
import { log } from './log';

/** What the framework has to say, through the same door and with the same redaction (NestJS LoggerService). */
export const nestLogger = {
  log: (message: unknown, ...more: unknown[]): void => log('debug', textOf(message), contextOf(more)),
  debug: (message: unknown, ...more: unknown[]): void => log('debug', textOf(message), contextOf(more)),
  verbose: (message: unknown, ...more: unknown[]): void => log('debug', textOf(message), contextOf(more)),
  warn: (message: unknown, ...more: unknown[]): void => log('warn', textOf(message), contextOf(more)),
  error: (message: unknown, ...more: unknown[]): void => log('error', textOf(message), contextOf(more)),
  fatal: (message: unknown, ...more: unknown[]): void => log('error', textOf(message), contextOf(more)),
};

const textOf = (message: unknown): string => (message instanceof Error ? traceOf(message) : faultOf(message));

/** Nest's last argument is where it comes from; before it may stand a stack, whose message may name persons. */
const contextOf = (more: readonly unknown[]): object => {
  const last = more.at(-1);
  return typeof last === 'string' && !last.includes('\n') ? { context: last } : {};
};
