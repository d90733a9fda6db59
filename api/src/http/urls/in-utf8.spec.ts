import { inUtf8 } from './in-utf8';

test.each([
  ['/biens/%C9vry', '/biens/%C3%89vry'],
  ['/biens/%c9vry?search=caf%e9', '/biens/%C3%89vry?search=caf%C3%A9'],
  ['/biens/\xc9vry', '/biens/%C3%89vry'],
  ['/biens/\xc3\x89vry', '/biens/%C3%89vry'],
  ['/bien/L%92Ha%FF-les-Roses', '/bien/L%E2%80%99Ha%C3%BF-les-Roses'],
  ['/biens/%8Cuilly', '/biens/%C5%92uilly'],
  ['/biens/%C3%89vry%20%C9', '/biens/%C3%89vry%20%C3%89'],
  ['/biens/%ed%a0%80', '/biens/%C3%AD%C2%A0%E2%82%AC'],
  // UTF-8, or no escape at all.
  ['/biens/%C3%89vry', '/biens/%C3%89vry'],
  ['/biens/%', '/biens/%'],
  ['/biens/%2', '/biens/%2'],
  ['/%zz', '/%zz'],
  ['/biens/%2e%2e%00', '/biens/%2e%2e%00'],
])('C72 %j is asked for as %j', (target, asked) => {
  expect(inUtf8(target)).toBe(asked);
});
