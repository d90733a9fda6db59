import { cvKindOf } from './cv-kind';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  );
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

test.each([
  ['pdf', bytes('%PDF-1.7\n')],
  [
    'doc',
    bytes(
      OLE,
      'x'.repeat(40),
      Array.from('WordDocument').flatMap((c) => [c.charCodeAt(0), 0]),
    ),
  ],
  ['docx', bytes('PK\x03\x04', '[Content_Types].xml', 'word/document.xml')],
  [null, bytes('PK\x03\x04', 'evil.exe')],
  [null, bytes(OLE, 'a spreadsheet')],
  [null, bytes('<html>%PDF-1.7')],
  [null, bytes('MZ')],
  [null, bytes()],
])('security row 45: a CV is what its bytes are: %s', (kind, file) => {
  expect(cvKindOf(file)).toBe(kind);
});
