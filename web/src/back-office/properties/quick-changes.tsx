import type { Agent } from '@pignon/domain/agents/agent';
import { MANDATES, PROPERTY_STATUSES } from '@pignon/domain/listings/property-fields';
import styles from './properties.module.css';
import { MANDATE_LABELS, STATUS_LABELS } from './property-labels';
import type { QuickChange } from './use-property-changes';

interface QuickChangeProps {
  readonly advisers: readonly Pick<Agent, 'id' | 'name'>[];
  readonly disabled: boolean;
  readonly onChange: (change: QuickChange) => void;
  /** Of one property: what stands now. */
  readonly now?: { readonly status: string; readonly mandat: string; readonly agentId: string };
}

/** What is changed without a form; of several at once nothing is chosen before. */
export const QuickChanges = ({ advisers, disabled, onChange, now }: QuickChangeProps) => (
  <>
    <label className={styles.quick}>
      Statut
      <select
        disabled={disabled}
        value={now?.status ?? ''}
        onChange={({ target }) => {
          const status = PROPERTY_STATUSES.find((one) => one === target.value);
          if (status) onChange({ status });
        }}
      >
        {!now && <option value="">Changer…</option>}
        {PROPERTY_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </select>
    </label>
    <label className={styles.quick}>
      Mandat
      <select
        disabled={disabled}
        value={now?.mandat ?? ''}
        onChange={({ target }) => {
          const mandat = MANDATES.find((one) => one === target.value);
          if (mandat) onChange({ mandat });
        }}
      >
        {!now && <option value="">Changer…</option>}
        {MANDATES.map((mandate) => (
          <option key={mandate} value={mandate}>
            {MANDATE_LABELS[mandate]}
          </option>
        ))}
      </select>
    </label>
    <label className={styles.quick}>
      Conseiller
      <select
        disabled={disabled}
        value={now?.agentId ?? ''}
        onChange={({ target }) => target.value && onChange({ agentId: Number(target.value) })}
      >
        {!now && <option value="">Changer…</option>}
        {advisers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  </>
);
