import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { staffPost } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';

/** What the list changes of a property: the rest is its form's. */
export interface QuickChange {
  readonly status?: StaffPropertyRow['status'];
  readonly mandat?: NonNullable<StaffPropertyRow['mandat']>;
  readonly agentId?: number;
}

export type PublicationStep = 'publish' | 'unpublish' | 'restore';
const MOVED: Readonly<Record<PublicationStep, string>> = {
  publish: 'publié',
  unpublish: 'dépublié',
  restore: 'restauré',
};

export interface RowResult {
  readonly row: StaffPropertyRow;
  /** Absent: done. */
  readonly error?: string;
}

const FAILED = 'Vérifiez la connexion et réessayez.';

/** One row after the other, each with its own answer; one press at a time. */
export function usePropertyChanges() {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const running = useRef(false);

  async function each(
    rows: readonly StaffPropertyRow[],
    done: (count: number) => string,
    act: (row: StaffPropertyRow) => ReturnType<typeof staffPost>,
  ): Promise<boolean> {
    if (running.current || rows.length === 0) return false;
    running.current = true;
    setBusy(true);
    const outcome: RowResult[] = [];
    for (const row of rows) {
      const answer = await act(row);
      outcome.push(answer.ok ? { row } : { row, error: answer.error ?? FAILED });
      // The frame asks for the password: nothing more of this press would be taken.
      if (!answer.ok && answer.status === 401) break;
    }
    running.current = false;
    setBusy(false);
    const failed = outcome.filter(({ error }) => error !== undefined);
    setResults(failed);
    const succeeded = outcome.length - failed.length;
    if (succeeded > 0) notify({ kind: 'success', title: done(succeeded), text: 'Le site le montre dès maintenant.' });
    else if (failed[0]) notify({ kind: 'error', title: 'Rien n’a été enregistré', text: failed[0].error ?? FAILED });
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/properties'));
    return failed.length === 0;
  }

  return {
    busy,
    /** Those of the last press that were refused. */
    results,
    forget: () => setResults([]),
    change: (rows: readonly StaffPropertyRow[], change: QuickChange) =>
      each(
        rows,
        (count) => `${count} bien${count > 1 ? 's' : ''} modifié${count > 1 ? 's' : ''}`,
        ({ id, version }) => staffPost(`/api/properties/${id}`, { ...change, version }, { method: 'PUT' }),
      ),
    remove: (rows: readonly StaffPropertyRow[]) =>
      each(
        rows,
        (count) => `${count} bien${count > 1 ? 's' : ''} dans la corbeille`,
        ({ id }) => staffPost(`/api/properties/${id}`, {}, { method: 'DELETE' }),
      ),
    move: (rows: readonly StaffPropertyRow[], step: PublicationStep) =>
      each(
        rows,
        (count) => `${count} bien${count > 1 ? 's' : ''} ${MOVED[step]}${count > 1 ? 's' : ''}`,
        ({ id }) => staffPost(`/api/admin/properties/${id}/${step}`, {}, { method: 'PUT' }),
      ),
  };
}

export type PropertyChanges = ReturnType<typeof usePropertyChanges>;
