/** Random bytes are asked for a hundred ids at a time: asking for each costs more than all the rest. */
const random = new Uint8Array(1000);
let used = random.length;

/** A uuid v7 (RFC 9562): its first 48 bits are the time, so keys arrive in index order. */
export function uuidV7(now: number = Date.now()): string {
  if (used + 10 > random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  let tail = '';
  for (let i = 0; i < 10; i++) tail += byteHex(random[used + i]!);
  used += 10;
  const time = now.toString(16).padStart(12, '0');
  const variant = '89ab'[Number.parseInt(tail[3]!, 16) & 3];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-${variant}${tail.slice(4, 7)}-${tail.slice(7, 19)}`;
}

const byteHex = (byte: number): string => byte.toString(16).padStart(2, '0');
