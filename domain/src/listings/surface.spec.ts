import { parseSurface } from './surface';

test.each([
  ['120 m²', 120],
  ['108,10 m²', 108.1],
  ['108.10', 108.1],
  ['1 250', 1250],
  ['1\u00a0250 m²', 1250],
  ['1\u202f250,5 m²', 1250.5],
  ['1.250 m²', 1250],
  ['6 000 m²', 6000],
  ['env. 80 m2', 80],
  ['3 lots de 120 m²', 120],
  ['80 mètres carrés', 80],
  ['80m', 80],
  [96.5, 96.5],
  ['', null],
  ['0', null],
  ['à diviser selon projet', null],
  [null, null],
])('M57 the surface %j', (received, square) => expect(parseSurface(received)).toBe(square));
