import type { AccessCodes } from '../access-codes';

/** What the codes of access links promise: run on the double and on those of the server's secret. */
export function accessCodesContract(codes: AccessCodes): void {
  test('a mail that is sent again carries the same code; a later edition, or another request, has another', () => {
    expect(codes.codeOf('a', 1)).toBe(codes.codeOf('a', 1));
    expect(
      new Set([codes.codeOf('a', 1), codes.codeOf('a', 2), codes.codeOf('b', 1), codes.codeOf('a1', 1)]).size,
    ).toBe(4);
  });

  test('what is stored of a code is known by the code, and is not it', () => {
    const code = codes.codeOf('a', 1);
    expect(codes.hashOf(code)).toBe(codes.hashOf(code));
    expect(codes.hashOf(code)).not.toBe(code);
    expect(codes.hashOf(codes.codeOf('a', 2))).not.toBe(codes.hashOf(code));
  });
}
