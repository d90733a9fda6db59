import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import type { PeoplePage } from '@pignon/domain/prospects/staff-person';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { FilterText } from '../../../staff/list/filter-bar';
import { ReadStates } from '../../../staff/list/read-states';
import { staffGet } from '../../../staff/staff-get';
import { ChoiceDialog } from '../dialogs/choice-dialog';

interface MoveDialogProps {
  readonly thread: ThreadRow;
  /** A prospect's number. */
  readonly onMove: (personId: string) => void;
  readonly onClose: () => void;
}

const PAUSE_MS = 250;

/** To whom a conversation belongs that was attached to somebody else. */
export function MoveDialog({ thread, onMove, onClose }: MoveDialogProps) {
  const [words, setWords] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const asked = new URLSearchParams({ ...(words && { q: words }), size: '25' });
  const { data, error, mutate } = useSWR<PeoplePage, unknown>(`/api/admin/people?${asked}`, staffGet, {
    keepPreviousData: true,
  });
  const found = (data?.items ?? [])
    .filter(({ email }) => email !== thread.email)
    .map(({ id, name, email }) => ({ key: id, label: name === email ? email : `${name} · ${email}`, value: id }));
  return (
    <ChoiceDialog<string> title="Déplacer vers une autre personne" options={found} onChoose={onMove} onClose={onClose}>
      <p>{`Les réponses iront à cette personne, et plus à ${thread.email}.`}</p>
      <FilterText
        label="Rechercher une personne"
        placeholder="Nom, e-mail, société…"
        value={words}
        onText={setWords}
        pauseMs={PAUSE_MS}
        box={box}
      />
      <ReadStates
        loading="Chargement des personnes..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && found.length === 0 && <p>Aucune personne ne correspond.</p>}
    </ChoiceDialog>
  );
}
