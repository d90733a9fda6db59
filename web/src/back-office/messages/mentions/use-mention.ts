import { named, suggested, type Typed, typedAt } from '@pignon/domain/mailbox/mentions/mention';
import type { Colleague } from '@pignon/domain/mailbox/tasks/thread-task';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import useSWR from 'swr';
import { staffGet } from '../../../staff/staff-get';
import { THREADS } from '../desk/thread-paths';

const NOBODY: readonly Colleague[] = [];
const MOST_SHOWN = 6;

interface Writing {
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly write: (note: string) => void;
  /** A note is written: nobody is named in anything else. */
  readonly active: boolean;
}

/** A name after '@': colleagues are offered, and the keyboard chooses as the mouse does. */
export function useMention({ text, value, write, active }: Writing) {
  const { data = NOBODY } = useSWR<readonly Colleague[], unknown>(active && `${THREADS}/colleagues`, staffGet);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [at, setAt] = useState(0);
  const offered = active && typed ? suggested(data, typed.words).slice(0, MOST_SHOWN) : NOBODY;

  const look = (said: string, caret: number) => {
    setTyped(typedAt(said, caret));
    setAt(0);
  };
  const choose = ({ name }: Colleague) => {
    if (!typed) return;
    const end = typed.from + 1 + typed.words.length;
    const said = `@${name} `;
    write(value.slice(0, typed.from) + said + value.slice(end).replace(/^ /, ''));
    setTyped(null);
    // Once the text is in the box: what React writes moves the caret to its end.
    requestAnimationFrame(() => {
      text.current?.focus();
      text.current?.setSelectionRange(typed.from + said.length, typed.from + said.length);
    });
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (offered.length === 0 || event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = offered[at];
    if (step) setAt((at + step + offered.length) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) choose(chosen);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    // The form closes by Escape, and sends by Enter.
    event.stopPropagation();
  };

  return {
    offered,
    at,
    look,
    choose,
    onKey,
    leave: () => setTyped(null),
    /** Accounts of those whom the note names as it stands. */
    ids: (note: string): readonly string[] => named(data, note).map(({ id }) => id),
  };
}

export type MentionWriting = ReturnType<typeof useMention>;
