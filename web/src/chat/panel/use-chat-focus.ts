import { type RefObject, useEffect, useRef } from 'react';

const hasKeys = (): boolean => !window.matchMedia('(pointer: coarse)').matches;

interface ChatFocus {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly busy: boolean;
}

/**
 * What was pressed is gone with the press: the focus goes to the field, after a chip to the next one. Under a finger the
 * field would open the keyboard over the answer: there the answer has it.
 */
export function useChatFocus({ log, field, busy }: ChatFocus): (chip?: number) => void {
  const awaited = useRef<{ readonly chip?: number }>(null);
  useEffect(() => {
    const box = log.current;
    if (busy || !awaited.current || !box) return;
    const { chip } = awaited.current;
    awaited.current = null;
    // He has gone elsewhere meanwhile.
    if (document.activeElement !== box) return;
    const chips = chip === undefined ? [] : [...box.querySelectorAll<HTMLElement>('[data-chip]')];
    const next = chips[Math.min(chip ?? 0, chips.length - 1)];
    if (next) next.focus();
    else if (hasKeys()) field.current?.focus();
    else (box.lastElementChild as HTMLElement | null)?.focus({ preventScroll: true });
  }, [busy, log, field]);
  return (chip) => {
    if (chip === undefined && hasKeys()) return field.current?.focus();
    awaited.current = chip === undefined ? {} : { chip };
    log.current?.focus({ preventScroll: true });
  };
}
