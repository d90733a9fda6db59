export interface SplitText {
  readonly said: string;
  /** What it answers, as mail programs put it under an answer; empty where there is none. */
  readonly quoted: string;
}

const QUOTED = /^\s*>/;
const STARTS: readonly RegExp[] = [
  /^.{4,300}(?:a écrit|wrote)\s*:\s*$/i,
  /^\s*-{2,}\s*(?:message d['’]origine|original message|message transféré|forwarded message)/i,
];
/** Outlook's head of a quote: who, and below it when. */
const FROM = /^\s*\*?(?:de|from)\s*:/i;
const SENT = /^\s*\*?(?:envoyé|sent|date)\s*:/i;

/** An answer and what it quotes below. Answers that are written between the lines stay whole: they are all answer. */
export function splitQuote(text: string): SplitText {
  const lines = text.split('\n');
  const at = lines.findIndex((_, index) => startsQuote(lines, index));
  const below = lines.slice(at);
  const between = below.some(
    (line, index) => line.trim() !== '' && !QUOTED.test(line) && below.slice(0, index).some((one) => QUOTED.test(one)),
  );
  const said = lines.slice(0, Math.max(at, 0)).join('\n').trim();
  return at < 0 || between || said === '' ? { said: text, quoted: '' } : { said, quoted: below.join('\n').trim() };
}

function startsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  const wrapped = `${line} ${lines[index + 1] ?? ''}`;
  return (
    QUOTED.test(line) ||
    STARTS.some((start) => start.test(line)) ||
    (/^\s*(?:le|on)\s/i.test(line) && STARTS[0]!.test(wrapped)) ||
    (FROM.test(line) && lines.slice(index + 1, index + 4).some((next) => SENT.test(next)))
  );
}
