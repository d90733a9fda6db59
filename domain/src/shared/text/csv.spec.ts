import { csv } from './csv';

describe('ux75 the export of a list', () => {
  it('opens in a French spreadsheet', () => {
    expect(
      csv([
        ['Nom', 'Biens'],
        ['Zoë', 3],
      ]),
    ).toBe('\uFEFFNom;Biens\r\nZoë;3\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+33 1 99 00', "'+33 1 99 00"],
    ['@somme', "'@somme"],
    ['-12,5', '-12,5'],
    ['a;b', '"a;b"'],
    ['dit "oui"', '"dit ""oui"""'],
    ['deux\nlignes', '"deux\nlignes"'],
  ])('%j is written %j', (text, written) => expect(csv([[text]])).toBe(`\uFEFF${written}\r\n`));

  it('says yes and no', () => expect(csv([[true, false]])).toBe('\uFEFFOui;Non\r\n'));
});
