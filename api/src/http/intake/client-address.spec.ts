import { clientAddress } from './client-address';
import type { Request } from '../request';

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
