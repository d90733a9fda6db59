import { MANDATES, PROPERTY_STATUSES } from '@pignon/domain/listings/property-fields';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import type { Adviser } from './desk/adviser';
import styles from './properties.module.css';
import { MANDATE_LABELS, STATUS_LABELS } from './desk/property-labels';
import type { QuickChange } from './desk/use-property-changes';

interface QuickChangesProps {
  readonly advisers: readonly Adviser[];
  readonly busy: boolean;
  readonly onChange: (change: QuickChange) => void;
  /** Of one property: what stands now. */
  readonly now?: { readonly status: string; readonly mandat: string; readonly agentId: string };
}

type Choice = Readonly<Record<'status' | 'mandat' | 'agentId', string>>;
const NOTHING: Choice = { status: '', mandat: '', agentId: '' };

/** What is changed without a form: chosen first, then applied by a press, for keys pass over what lies between. */
export function QuickChanges({ advisers, busy, onChange, now }: QuickChangesProps) {
  const [chosen, setChosen] = useState(NOTHING);
  const changed = changeOf(chosen, now);
  const offered = advisers.filter(({ id, active }) => active || String(id) === now?.agentId);
  const select = (name: keyof Choice, label: string, options: readonly (readonly [string, string])[]) => (
    <label className={styles.quick}>
      {label}
      <select
        value={chosen[name] || (now?.[name] ?? '')}
        onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
      >
        {!now && <option value="">Ne pas changer</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      {select(
        'status',
        'Statut',
        PROPERTY_STATUSES.map((status) => [status, STATUS_LABELS[status]]),
      )}
      {select(
        'mandat',
        'Mandat',
        MANDATES.map((mandate) => [mandate, MANDATE_LABELS[mandate]]),
      )}
      {select(
        'agentId',
        'Conseiller',
        offered.map(({ id, name }) => [String(id), name]),
      )}
      <StaffButton
        look={changed && !busy ? 'accent' : 'plain'}
        aria-disabled={!changed || busy}
        onClick={() => {
          if (!changed || busy) return;
          onChange(changed);
          setChosen(NOTHING);
        }}
      >
        Appliquer
      </StaffButton>
    </>
  );
}

/** What was chosen and is not so yet; nothing at all: undefined. */
function changeOf(chosen: Choice, now: Choice | undefined): QuickChange | undefined {
  const other = (name: keyof Choice) =>
    chosen[name] !== '' && chosen[name] !== now?.[name] ? chosen[name] : undefined;
  const status = PROPERTY_STATUSES.find((one) => one === other('status'));
  const mandat = MANDATES.find((one) => one === other('mandat'));
  const agentId = other('agentId');
  if (!status && !mandat && !agentId) return undefined;
  return { ...(status && { status }), ...(mandat && { mandat }), ...(agentId && { agentId: Number(agentId) }) };
}
