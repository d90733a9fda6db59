import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import { useState } from 'react';
import useSWR from 'swr';
import { FilterText } from '../../../staff/list/filter-bar';
import { ReadStates } from '../../../staff/list/read-states';
import { staffGet } from '../../../staff/staff-get';
import { ChoiceDialog } from './choice-dialog';

interface PropertyDialogProps {
  readonly current: number | null;
  readonly onLink: (propertyId: number | null) => void;
  readonly onClose: () => void;
}

const PAUSE_MS = 250;
const NONE = { key: 'none', label: 'Aucun bien', value: null };

export function PropertyDialog({ current, onLink, onClose }: PropertyDialogProps) {
  const [words, setWords] = useState('');
  const asked = new URLSearchParams({ folder: 'all', ...(words && { q: words }), pageSize: '25' });
  const { data, error, mutate } = useSWR<StaffPropertyPage, unknown>(`/api/admin/properties?${asked}`, staffGet, {
    keepPreviousData: true,
  });
  const found = (data?.items ?? []).map(({ id, reference, title, city }) => ({
    key: String(id),
    label: `${reference} · ${title}, ${city}`,
    value: id,
  }));
  return (
    <ChoiceDialog<number | null>
      title="Lier un bien"
      options={current === null ? found : [NONE, ...found]}
      current={String(current ?? NONE.key)}
      onChoose={onLink}
      onClose={onClose}
    >
      <FilterText
        label="Rechercher un bien"
        placeholder="Référence, titre, ville…"
        value={words}
        onText={setWords}
        pauseMs={PAUSE_MS}
      />
      <ReadStates
        loading="Chargement des biens..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && found.length === 0 && <p>Aucun bien ne correspond.</p>}
    </ChoiceDialog>
  );
}
