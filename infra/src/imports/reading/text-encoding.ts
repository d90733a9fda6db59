const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes 80 to 9F, which Latin-1 has no signs for; a Node before 23 decodes 'windows-1252' as if it were Latin-1. */
const SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const signOf = (latin1: string): string => SIGNS[latin1.charCodeAt(0) - 0x80] ?? latin1;

/** UTF-8 where it is that, else what French software wrote before: texts in Windows-1252 are hardly ever valid UTF-8. */
export function decoded(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they stand for signs here
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, signOf);
  }
}

const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [signOf(String.fromCharCode(byte)), byte]),
);
const QUESTION = 0x3f;

/** What has no place there is written by its plain letters ('ʳ' is 'r'), else as '?'. */
export function windows1252(text: string): Buffer {
  const bytes: number[] = [];
  for (const letter of text) {
    const known = BYTES.get(letter);
    if (known !== undefined) bytes.push(known);
    else for (const plain of plainly(letter)) bytes.push(BYTES.get(plain) ?? QUESTION);
  }
  return Buffer.from(bytes);
}

const plainly = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '') || '?';
