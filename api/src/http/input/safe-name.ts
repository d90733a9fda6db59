/** What a file was called where it came from: shown and noted, never a path. */
export const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.slice(0, 200) || 'sans nom';
