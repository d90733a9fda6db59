import { euros } from '@pignon/domain/shared/text/french';
import { editAmount, maskAmount } from './amount-mask';

describe('the masked amount', () => {
  it.each(['0', '7', '950', '1500', '685000', '123456789012'])('shows %s as euros of domain do', (digits) => {
    expect(maskAmount(digits)).toBe(euros(Number(digits)));
  });

  it('shows nothing for nothing', () => {
    expect(maskAmount('')).toBe('');
  });

  it('keeps the caret after the digit typed in the middle', () => {
    expect(editAmount('1500', '12\u202f500\u00a0€', 2, null)).toEqual({ digits: '12500', caret: 2 });
  });

  it('never lets the caret stand behind the sign', () => {
    expect(editAmount('150', '150\u00a0€0', 6, null)).toEqual({ digits: '1500', caret: 5 });
  });

  it('backspace over a separator deletes the digit before it', () => {
    expect(editAmount('1500', '1500\u00a0€', 1, 'backward')).toEqual({ digits: '500', caret: 0 });
  });

  it('delete before a separator deletes the digit after it', () => {
    expect(editAmount('1500', '1500\u00a0€', 1, 'forward')).toEqual({ digits: '100', caret: 1 });
  });

  it('backspace on the sign deletes the last digit', () => {
    expect(editAmount('1500', '1\u202f500\u00a0', 6, 'backward')).toEqual({ digits: '150', caret: 3 });
  });
});
