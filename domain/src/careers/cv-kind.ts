export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvKind = keyof typeof CV_TYPES;

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** What the bytes are, whatever the file is called; null for anything else. */
export function cvKindOf(bytes: Uint8Array): CvKind | null {
  if (begins(bytes, PDF)) return 'pdf';
  if (begins(bytes, OLE) && holds(bytes, wide('WordDocument'))) return 'doc';
  return begins(bytes, ZIP) && holds(bytes, plain('word/document.xml')) ? 'docx' : null;
}

const plain = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));
/** UTF-16, as the directory of an OLE file names its streams. */
const wide = (text: string): readonly number[] => plain(text).flatMap((code) => [code, 0]);

const begins = (bytes: Uint8Array, with_: readonly number[]): boolean => with_.every((byte, at) => bytes[at] === byte);

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, nth) => bytes[at + nth] === byte)) return true;
  return false;
}
