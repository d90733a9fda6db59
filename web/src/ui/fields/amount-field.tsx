import { limits } from '@pignon/domain/shared/rules';
import { type FocusEvent, type InputEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from './field';
import { caretAfterDigits, editAmount, maskAmount } from '../../lib/amounts/amount-mask';
import { amountShorthand } from '../../lib/amounts/amount-shorthand';

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

/** Shows euros in French format, hands over digits only (M47), whatever way an amount is written (F77). */
export function AmountField({ value, onDigits, onBlur, ref, ...field }: AmountFieldProps) {
  const [shorthand] = useState(amountShorthand);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);

  const edit = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    const direction = DIRECTIONS[nativeEvent.inputType] ?? null;
    const key = nativeEvent.inputType === 'insertText' ? nativeEvent.data : null;
    const read = shorthand.read({ before: value, typed: currentTarget.value, key, deletes: direction !== null });
    const place = currentTarget.selectionStart ?? currentTarget.value.length;
    const edited =
      read === null
        ? editAmount(value, currentTarget.value, place, direction)
        : { digits: read, caret: caretAfterDigits(maskAmount(read), read.length) };
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
      onBlur={(event) => {
        shorthand.forget();
        onBlur(event);
      }}
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
