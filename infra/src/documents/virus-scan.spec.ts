import { virusScan } from './virus-scan';

const node = (script: string) => `${process.execPath} -e ${script}`;

test.each([
  ['', 'clean'],
  [node('process.exit(0)'), 'clean'],
  [node('process.exit(1)'), 'infected'],
  [node('process.exit(2)'), 'unknown'],
  ['/no/such/scanner --quiet', 'unknown'],
  [node('setInterval(()=>{},1000)'), 'unknown'],
] as const)('E03 a scanner %j says %s', async (command, expected) => {
  expect(await virusScan(command, '/tmp/x', 1500)).toBe(expected);
});
