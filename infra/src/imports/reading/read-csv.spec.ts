import { readCsv } from './read-csv';

const cells = (text: string) => readCsv(text).records.map(({ line, cells: of, fault }) => fault ?? [line, ...of]);

test.each([
  ['a;b\r\n1;2\r\n', [[2, '1', '2']]],
  ['\uFEFFa,b\n1,2\n', [[2, '1', '2']]],
  ['a\tb\n1\t"2\t3"\n', [[2, '1', '2\t3']]],
  [
    'a;b\n"deux\nlignes";2\n3;4',
    [
      [2, 'deux\nlignes', '2'],
      [4, '3', '4'],
    ],
  ],
  ['a;b\n"dit ""oui""";2\n', [[2, 'dit "oui"', '2']]],
  [
    'a;b\n\n1;2\n;\n3;4\n',
    [
      [3, '1', '2'],
      [5, '3', '4'],
    ],
  ],
  ['a;b\n1;2;;\n', [[2, '1', '2', '', '']]],
  ['a;b', []],
  ['', []],
])('%j', (text, records) => expect(cells(text)).toEqual(records));

test('a broken line is named by its number, the others go on', () => {
  const text = 'a;b\n1;2\n"jamais fermé;3\n4;5\nx"y";6\n7;"8"z\n9;10\n1;2;3\n11;12\n';
  const { records } = readCsv(text);
  expect(records.filter(({ fault }) => !fault).map(({ line }) => line)).toEqual(expect.arrayContaining([2, 4, 7, 9]));
  expect(records.filter(({ fault }) => fault).map(({ line }) => line)).toEqual(expect.arrayContaining([3, 6, 8]));
});
