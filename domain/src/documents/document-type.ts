export const DOCUMENT_TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;
export type DocumentEnding = keyof typeof DOCUMENT_TYPES;

const BEGINNINGS: readonly (readonly [DocumentEnding, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a document is by its first bytes, whatever it is called; null for anything else. */
export const documentEnding = (start: Uint8Array): DocumentEnding | null =>
  BEGINNINGS.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0] ?? null;

/** It ends as what it is: 'bail.exe' that is a PDF is 'bail.exe.pdf'. */
export const namedAs = (name: string, ending: DocumentEnding): string =>
  `${name.replace(/\.(pdf|jpe?g|png)$/i, '')}.${ending}`;
