import { THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import type { OtherThread, ThreadPage, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { FilterText } from '../../../staff/list/filter-bar';
import { ReadStates } from '../../../staff/list/read-states';
import { useNow } from '../../../staff/list/use-now';
import { staffGet } from '../../../staff/staff-get';
import { THREADS, threadPath } from '../desk/thread-paths';
import { shortTime } from '../desk/when';
import { ChoiceDialog } from '../dialogs/choice-dialog';

interface MergeDialogProps {
  readonly threadId: string;
  readonly onMerge: (thread: { readonly id: string; readonly version: number }, into: OtherThread) => void;
  readonly onClose: () => void;
}

const PAUSE_MS = 250;
const CLOCK_MS = 60_000;

/** What the same person asked is offered first; any other one is looked for. */
export function MergeDialog({ threadId, onMerge, onClose }: MergeDialogProps) {
  const [words, setWords] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const own = useSWR<ThreadView, unknown>(threadPath(threadId), staffGet);
  const search = useSWR<ThreadPage, unknown>(
    words && `${THREADS}?${new URLSearchParams({ q: words, sort: 'last', page: '1', pageSize: '25' })}`,
    staffGet,
    { keepPreviousData: true },
  );
  const asked = words ? search : own;
  const now = useNow(CLOCK_MS);
  const label = (subject: string, who: string, state: OtherThread['state'], at: string) =>
    `${subject} · ${who} · ${THREAD_STATE_LABELS[state]} · ${shortTime(at, now)}`;
  const who = own.data ? own.data.name || own.data.email : '';
  const found = words
    ? (search.data?.items ?? []).map((row) => ({
        key: row.id,
        label: label(row.subject, row.name || row.email, row.state, row.createdAt),
        value: row as OtherThread,
      }))
    : (own.data?.others ?? []).map((other) => ({
        key: other.id,
        label: label(other.subject, who, other.state, other.createdAt),
        value: other,
      }));
  const options = found.filter(({ key }) => key !== threadId);
  return (
    <ChoiceDialog<OtherThread>
      title="Fusionner dans"
      options={own.data ? options : []}
      onChoose={(into) => own.data && onMerge(own.data, into)}
      onClose={onClose}
    >
      <p>Cette conversation rejoint celle que vous choisissez, qui garde son conseiller.</p>
      <FilterText
        label="Rechercher une conversation"
        placeholder="Nom, objet, message…"
        value={words}
        onText={setWords}
        pauseMs={PAUSE_MS}
        box={box}
      />
      <ReadStates
        loading="Chargement des conversations..."
        loaded={asked.data !== undefined}
        error={asked.error}
        onRetry={() => void asked.mutate()}
      />
      {asked.data && options.length === 0 && (
        <p>
          {words ? 'Aucune conversation ne correspond.' : 'Aucune autre demande de cette personne\u00a0: cherchez.'}
        </p>
      )}
    </ChoiceDialog>
  );
}
