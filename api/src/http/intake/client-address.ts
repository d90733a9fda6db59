import { isIPv6 } from 'node:net';
import type { Request } from '../request';

/** Who is counted: the address that Fastify found behind TRUST_PROXY hops; of IPv6 the /64, which is one customer's. */
export function clientAddress({ ip }: Request): string {
  if (ip.startsWith('::ffff:')) return ip.slice(7);
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const full = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
