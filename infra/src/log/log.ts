const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type Level = Exclude<(typeof LEVELS)[number], 'silent'>;

const limit = LEVELS.indexOf((process.env.LOG_LEVEL as Level | undefined) ?? 'info');

// Whoever read our lines went away: that is no reason to stop serving.
process.stdout.on('error', () => {});

/** One JSON object per line: whatever a value holds, it cannot forge a second line. */
export function log(level: Level, message: string, detail: object = {}): void {
  if (LEVELS.indexOf(level) <= limit) write(level, message, detail);
}

/** Said at any level: whoever started this process waits for it. */
export const announce = (message: string, detail: object = {}): void => write('info', message, detail);

function write(level: Level, message: string, detail: object): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...detail })}\n`);
}
