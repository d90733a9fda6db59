import type { SettingChange } from '@pignon/domain/settings/settings-desk';
import { useState } from 'react';
import { dayTime } from '../../../staff/words/day-time';
import type { FormValues } from '../../../staff/form/draft';
import { changedNames } from '../../../staff/form/draft';
import { StaffButton } from '../../../staff/staff-button';
import styles from './settings-section.module.css';

interface SettingHistoryProps<Values extends FormValues, Value> {
  readonly changes: readonly SettingChange[];
  readonly labels: { readonly [Name in keyof Values & string]: { readonly label: string } };
  readonly valuesOf: (value: Value) => Values;
  readonly onGoBack: (was: Value) => Promise<void>;
}

/** Who changed what, newest first, and the way back to what stood before. */
export function SettingHistory<Values extends FormValues, Value>(props: SettingHistoryProps<Values, Value>) {
  const { changes, labels, valuesOf, onGoBack } = props;
  const [busy, setBusy] = useState(false);
  const goBack = async (was: Value) => {
    setBusy(true);
    await onGoBack(was);
    setBusy(false);
  };
  return (
    <section className={styles.history} aria-labelledby="settings-history">
      <h2 id="settings-history">Historique</h2>
      {changes.length === 0 && <p className={styles.muted}>Aucune modification pour le moment.</p>}
      <ol>
        {changes.map(({ id, at, by, was, became }) => {
          const before = valuesOf(was as Value);
          const after = valuesOf(became as Value);
          return (
            <li key={id}>
              <p>
                <time dateTime={at}>{dayTime(at)}</time> {by ? `par ${by}` : 'par Pignon'}
              </p>
              <dl>
                {changedNames(after, before).map((name) => (
                  <div key={name}>
                    <dt>{labels[name].label}</dt>
                    <dd>
                      <del>{String(before[name] || 'vide')}</del> → <ins>{String(after[name] || 'vide')}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
              <StaffButton
                disabled={busy}
                aria-label={`Rétablir ce qui précédait le ${dayTime(at)}`}
                onClick={() => void goBack(was as Value)}
              >
                Rétablir
              </StaffButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
