export interface Options {
  readonly rounds: number;
  readonly seconds: number;
  /** Properties in the catalogue. */
  readonly listings: number;
  /** Figure families by name; empty for all. */
  readonly only: readonly string[];
}

export function readOptions(args: readonly string[]): Options {
  const value = (name: string): string | undefined => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : (args[at + 1] ?? '');
  };
  return {
    rounds: positive('rounds', value('rounds') ?? '3'),
    seconds: positive('seconds', value('seconds') ?? '5'),
    listings: Math.round(positive('listings', value('listings') ?? '1500')),
    only: value('only')?.split(',').filter(Boolean) ?? [],
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} wants a positive number, not "${text}"`);
  return number;
}
