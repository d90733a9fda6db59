import { useState } from 'react';
import { focusBeside, focusedRow } from '../../staff/table/row-focus';
import type { Question } from './conversation/thread-actions';
import type { ThreadChange } from './desk/thread-change';
import { useThreadChanges } from './desk/use-thread-changes';
import { useJoining } from './joining/use-joining';
import type { Asked, Mode } from './reply/mode';
import type { Mailbox } from './use-mailbox';

/** Of one conversation, or of all that are selected. */
interface Asking {
  readonly question: Question;
  readonly id: string | null;
}

const putAway = (change: ThreadChange): boolean =>
  'state' in change && (change.state === 'archived' || change.state === 'spam');

/** What is done with a conversation, whether it is pressed, or a key says so of the row that has the focus. */
export function useDesk(mailbox: Mailbox) {
  const { drawer, selection, items } = mailbox;
  const changes = useThreadChanges();
  const joining = useJoining(drawer.open);
  const [asked, setAsked] = useState<Asked>();
  const [asking, setAsking] = useState<Asking>();

  const change = async (id: string, what: ThreadChange, who?: string): Promise<void> => {
    const thread = mailbox.known(id);
    if (!thread) return;
    // What is done with makes room: the keyboard goes on with the next one, at once.
    if (putAway(what)) focusBeside(id);
    if ((await changes.one(thread, what, who)) && putAway(what) && drawer.opened === id) drawer.close();
  };
  const changeSelected = async (what: ThreadChange, who?: string): Promise<void> => {
    await changes.some(
      items.filter(({ id }) => selection.ids.includes(id)),
      what,
      who,
    );
    selection.clear();
  };
  const write = (id: string, mode: Mode | null) => {
    if (drawer.opened !== id) drawer.open(id);
    setAsked({ id, mode });
  };

  /** One that was opened by a link may be in no list in sight. */
  const onTarget = (act: (id: string) => void) => () => {
    const id = focusedRow() ?? mailbox.shown;
    if (id) act(id);
  };

  return {
    changes,
    joining,
    asked,
    write,
    change,
    changeSelected,
    asking,
    ask: (question: Question, id: string | null) => setAsking({ question, id }),
    asksNoMore: () => setAsking(undefined),
    keys: {
      r: onTarget((id) => write(id, 'reply')),
      n: onTarget((id) => write(id, 'note')),
      f: onTarget((id) => setAsking({ question: 'forward', id })),
      t: onTarget((id) => setAsking({ question: 'task', id })),
      m: onTarget((id) => setAsking({ question: 'merge', id })),
      d: onTarget((id) => setAsking({ question: 'move', id })),
      a: onTarget((id) => setAsking({ question: 'agent', id })),
      e: onTarget((id) => void change(id, { state: 'archived' })),
      u: onTarget((id) => void change(id, { unread: true })),
      x: onTarget((id) => selection.toggle(id, false)),
    },
  };
}
