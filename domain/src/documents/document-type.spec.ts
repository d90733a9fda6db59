import { documentEnding, namedAs } from './document-type';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['<html>', null],
  ['MZ\x90\x00', null],
  ['PK\x03\x04', null],
  ['', null],
  ['%PDF', null],
])('E03 a document that begins with %j is %s', (start, ending) => {
  expect(documentEnding(bytes(start))).toBe(ending);
});

test('E03 a document ends as what it is', () => {
  expect(namedAs('bail.PDF', 'pdf')).toBe('bail.pdf');
  expect(namedAs('bail.exe', 'pdf')).toBe('bail.exe.pdf');
  expect(namedAs('diagnostic.pdf', 'png')).toBe('diagnostic.png');
});
