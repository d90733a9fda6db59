import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import useSWR from 'swr';
import { ReadStates } from '../../../staff/list/read-states';
import { staffGet } from '../../../staff/staff-get';
import { ChoiceDialog } from './choice-dialog';

interface AssignDialogProps {
  readonly current?: number | null;
  readonly onAssign: (agentId: number | null, name: string | undefined) => void;
  readonly onClose: () => void;
}

const NOBODY = { key: 'nobody', label: 'Personne (boîte de l’agence)', value: { id: null, name: undefined } };

export function AssignDialog({ current, onAssign, onClose }: AssignDialogProps) {
  const { data, error, mutate } = useSWR<readonly StaffAgent[], unknown>('/api/admin/agents', staffGet);
  const advisers = (data ?? [])
    .filter(({ id, active }) => active || id === current)
    .map(({ id, name }) => ({ key: String(id), label: name, value: { id, name } }));
  return (
    <ChoiceDialog<{ readonly id: number | null; readonly name: string | undefined }>
      title="Attribuer à"
      options={[...advisers, NOBODY]}
      current={current === undefined ? undefined : String(current ?? NOBODY.key)}
      onChoose={({ id, name }) => onAssign(id, name)}
      onClose={onClose}
    >
      <ReadStates
        loading="Chargement des conseillers..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
    </ChoiceDialog>
  );
}
