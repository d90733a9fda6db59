import { chatYieldLabel } from './chat-yield';

test.each([
  [6.5, 'Rendement: 6,50%'],
  [7, 'Rendement: 7,00%'],
  [6.254, 'Rendement: 6,25%'],
  [0, null],
  [null, null],
])('M104 F40 %s reads %s', (percent, label) => expect(chatYieldLabel(percent)).toBe(label));
