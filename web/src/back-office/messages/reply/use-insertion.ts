import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { filled, type TemplateValues } from '@pignon/domain/mailbox/templates/template-variables';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { ReplyDraft } from './use-reply-draft';

interface Insertion {
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly draft: Pick<ReplyDraft, 'values' | 'blank'>;
  readonly write: (changed: { readonly reply: string; readonly subject?: string }) => void;
}

/** Where the caret begins a line: a slash in a date or an address is a slash. */
const beginsLine = ({ value, selectionStart }: HTMLTextAreaElement): boolean =>
  selectionStart === 0 || value[selectionStart - 1] === '\n';

/** Puts a template where the caret is. A slash that was typed for it and chose nothing is a slash again. */
export function useInsertion({ text, draft: { values, blank }, write }: Insertion) {
  const [picking, setPicking] = useState(false);
  const slash = useRef(false);
  const insert = (said: string) => {
    const box = text.current;
    const [from, to] = box ? [box.selectionStart, box.selectionEnd] : [values.reply.length, values.reply.length];
    // Once the text is in the box: what React writes moves the caret to its end.
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(from + said.length, from + said.length);
    });
    return values.reply.slice(0, from) + said + values.reply.slice(to);
  };
  return {
    picking,
    pick: () => setPicking(true),
    choose: ({ subject, body }: ReplyTemplate, known: TemplateValues) => {
      slash.current = false;
      // An object that somebody wrote stays.
      const takes = subject !== '' && values.subject === blank.subject;
      write({ reply: insert(filled(body, known)), ...(takes && { subject: filled(subject, known) }) });
    },
    close: () => {
      if (slash.current) write({ reply: insert('/') });
      slash.current = false;
      setPicking(false);
    },
    onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || !beginsLine(event.currentTarget)) return;
      event.preventDefault();
      slash.current = true;
      setPicking(true);
    },
  };
}
