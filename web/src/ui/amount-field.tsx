import { limits } from '@pignon/domain/shared/rules';
import { type FocusEvent, type InputEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextField } from './field';
import { caretAfterDigits, editAmount, maskAmount } from '../lib/amount-mask';

export interface AmountTyping {
  /** Digits before the edit. */
  readonly before: string;
  /** The whole text after it. */
  readonly typed: string;
  /** The one sign that a key inserted; null for anything else. */
  readonly key: string | null;
  readonly deletes: boolean;
}

interface AmountFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  /** Digits only. */
  readonly value: string;
  readonly onDigits: (digits: string) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Other ways to write an amount ('300k'): the digits that an edit means, null for the plain reading. */
  readonly reads?: (edit: AmountTyping) => string | null;
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
export function AmountField({ value, onDigits, reads, ref, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);

  const edit = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    const direction = DIRECTIONS[nativeEvent.inputType] ?? null;
    const key = nativeEvent.inputType === 'insertText' ? nativeEvent.data : null;
    const read = reads?.({ before: value, typed: currentTarget.value, key, deletes: direction !== null }) ?? null;
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
