import { CONDITIONS } from '@pignon/domain/assignment/conditions/all-conditions';
import type { Condition, ConditionField, Test } from '@pignon/domain/assignment/conditions/condition';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import styles from './assignment.module.css';

interface TestEditorProps {
  /** 'Groupe 1, condition 2' */
  readonly name: string;
  readonly test: Test;
  /** Null: taken away. */
  readonly onChange: (test: Test | null) => void;
}

export const NEW_TEST: Test = { field: 'source', oneOf: [] };
const FIELDS = Object.entries(CONDITIONS) as readonly (readonly [ConditionField, Condition])[];

const emptyOf = (field: ConditionField): Test =>
  CONDITIONS[field].kind === 'range' ? { field } : { field, oneOf: [] };

/** One condition: what is asked of a request, and what it must say. */
export function TestEditor({ name, test, onChange }: TestEditorProps) {
  return (
    <div className={styles.test}>
      <select
        aria-label={name}
        value={test.field}
        onChange={({ target }) => onChange(emptyOf(target.value as ConditionField))}
      >
        {FIELDS.map(([field, { label }]) => (
          <option key={field} value={field}>
            {label}
          </option>
        ))}
      </select>
      <StaffButton aria-label={`Retirer : ${name}`} onClick={() => onChange(null)}>
        <X size={16} strokeWidth={2} aria-hidden="true" />
      </StaffButton>
      <Asked key={test.field} {...{ name, test, onChange }} />
    </div>
  );
}

function Asked({ name, test, onChange }: TestEditorProps) {
  const condition = CONDITIONS[test.field];
  if (condition.kind === 'word') return <Words {...{ name, test, onChange }} example={condition.example} />;
  if (condition.kind === 'range') return <Bounds {...{ name, test, onChange }} unit={condition.unit} />;
  const chosen = test.oneOf ?? [];
  return (
    <div className={styles.values}>
      {Object.entries(condition.choices).map(([value, label]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange({
                ...test,
                oneOf: target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
              })
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** Typed freely: what stands between two commas is a value once the comma is there. */
function Words({ name, test, onChange, example }: TestEditorProps & { readonly example: string }) {
  const [typed, setTyped] = useState((test.oneOf ?? []).join(', '));
  return (
    <input
      type="text"
      aria-label={`${name} : valeurs, séparées par des virgules`}
      placeholder={`${example}, ...`}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const values = target.value.split(',').map((value) => value.trim());
        onChange({ ...test, oneOf: values.filter((value) => value !== '') });
      }}
    />
  );
}

function Bounds({ name, test, onChange, unit }: TestEditorProps & { readonly unit: string }) {
  const bound = (side: 'from' | 'to', label: string) => (
    <label>
      {label}
      <input
        type="number"
        aria-label={`${name} : ${label} (${unit})`}
        min={0}
        value={test[side] ?? ''}
        onChange={({ target }) =>
          onChange({ ...test, [side]: Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : null })
        }
      />
    </label>
  );
  return (
    <div className={styles.bounds}>
      {bound('from', 'de')}
      {bound('to', 'à')}
      <span aria-hidden="true">{unit}</span>
    </div>
  );
}
