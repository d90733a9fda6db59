import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { replySubject } from '@pignon/domain/mailbox/replies/reply-subject';
import { useRef, useState } from 'react';
import { sameValues } from '../../../staff/form/draft';
import { useDraftKeeping, useKeptDraft } from '../../../staff/form/use-draft';

/** A reply and a note are written apart: neither becomes the other by a wrong press. */
export interface Writing extends Readonly<Record<string, string>> {
  readonly subject: string;
  readonly reply: string;
  readonly note: string;
}

type Drafted = Pick<ThreadView, 'id' | 'subject' | 'proposal'>;

/**
 * What is written of a conversation and not sent yet, on this device, for this person. It begins with the draft of a
 * proposal, where one waits.
 */
export function useReplyDraft({ id, subject, proposal }: Drafted) {
  const [blank] = useState<Writing>(() => ({
    subject: proposal?.subject ?? replySubject(subject),
    reply: proposal?.body ?? '',
    note: '',
  }));
  const { store, found } = useKeptDraft<Writing>(proposal ? `proposal.${proposal.id}` : `thread.${id}`, blank);
  const [values, setValues] = useState(found?.values ?? blank);
  const latest = useRef(values);
  const draft = useDraftKeeping<Writing>(
    {
      store,
      values: () => latest.current,
      base: { values: blank, version: null },
      onKept: () => {},
      onLeft: () => {},
    },
    found?.at,
  );
  const write = (changed: Partial<Writing>) => {
    latest.current = { ...latest.current, ...changed } as Writing;
    setValues(latest.current);
    if (sameValues(latest.current, blank)) store.remove();
  };
  return {
    values,
    blank,
    found: found?.values,
    keptAt: sameValues(values, blank) ? undefined : draft.keptAt,
    write,
    keep: () => draft.keep(),
    /** One of the two is sent; what is left of the other stays. */
    sent: (which: 'reply' | 'note') => {
      write(which === 'reply' ? { subject: blank.subject, reply: blank.reply } : { note: '' });
      draft.keep();
    },
  };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;
