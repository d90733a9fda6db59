import { replyToken, threadOfAddresses } from './reply-token';

const KEY = 'une clé assez longue pour signer des adresses';
const THREAD = '0193a5b2-7c41-7d11-9a3e-0123456789ab';

test('E11 an answer tells its conversation by its address, also in capitals and among others', () => {
  const token = replyToken(THREAD, KEY);
  expect(token).toMatch(/^[a-z2-7]{42}$/);
  expect(threadOfAddresses(['x@y.fr', `CONTACT+${token.toUpperCase()}@PIGNON.EXAMPLE`], KEY)).toBe(THREAD);
});

test('E11 a token that was changed anywhere, or signed by another key, tells nothing', () => {
  const token = replyToken(THREAD, KEY);
  // The last sign holds two bits that say nothing.
  for (let at = 0; at < token.length - 1; at += 1) {
    const other = token[at] === 'a' ? 'b' : 'a';
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    expect(threadOfAddresses([`contact+${changed}@pignon.example`], KEY)).toBeNull();
  }
  expect(threadOfAddresses([`contact+${replyToken(THREAD, `${KEY}.`)}@pignon.example`], KEY)).toBeNull();
});

test.each(['contact@pignon.example', 'contact+@pignon.example', 'contact+abc@pignon.example', ''])(
  'E11 %j bears no token',
  (address) => {
    expect(threadOfAddresses([address], KEY)).toBeNull();
  },
);
