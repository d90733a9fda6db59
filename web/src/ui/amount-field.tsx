import { limits } from '@pignon/domain/shared/rules';
import { type FocusEvent, type InputEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextField } from './field';
import { editAmount, maskAmount } from '../lib/amount-mask';

interface AmountFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  /** Digits only. */
  readonly value: string;
  readonly onDigits: (digits: string) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly ref?: (element: HTMLInputElement | null) => void;
}

const DIRECTIONS: Readonly<Record<string, 'backward' | 'forward'>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/** Shows euros in French format, hands over digits only (M47). */
export function AmountField({ value, onDigits, ref, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);

  const edit = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    const direction = DIRECTIONS[nativeEvent.inputType] ?? null;
    const place = currentTarget.selectionStart ?? currentTarget.value.length;
    const edited = editAmount(value, currentTarget.value, place, direction);
    caret.current = edited.caret;
    // React writes the old text back when nothing changed: the caret has to be put right then too.
    if (edited.digits === value) {
      currentTarget.value = maskAmount(value);
      currentTarget.setSelectionRange(edited.caret, edited.caret);
    }
    onDigits(edited.digits);
  };

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <TextField
      {...field}
      value={maskAmount(value)}
      onInput={edit}
      // React asks for it beside `value`; onInput already knows how the text was edited.
      onChange={() => {}}
      inputMode="numeric"
      autoComplete="off"
      placeholder="€"
      maxLength={limits.amount.value * 3}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
    />
  );
}
