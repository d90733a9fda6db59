import { clientAddress } from './client-address';
import { e164 } from './phone';
import type { Request } from './request';

const of = (ip: string) => clientAddress({ ip } as Request);

test('IPv4 is itself, also inside IPv6', () => {
  expect(of('198.51.100.1')).toBe('198.51.100.1');
  expect(of('::ffff:198.51.100.1')).toBe('198.51.100.1');
});

test('IPv6 is its /64, whatever its spelling', () => {
  expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(of('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
  expect(of('::1')).toBe('0:0:0:0::/64');
});

test.each([
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['+33 (0)1 99 00 10 10', '+33199001010'],
  ['+32 2 555 12 12', '+3225551212'],
  ['0262 12 34 56', '+33262123456'],
  ['abcdefghij', undefined],
  ['', undefined],
])('the phone %j is %s', (typed, expected) => {
  expect(e164(typed)).toBe(expected);
});
