import type { SettingChange } from '@pignon/domain/settings/settings-desk';
import type { ReactNode } from 'react';
import type { FormValues } from '../../../staff/form/draft';
import { RecordForm } from '../../../staff/form/record-form';
import type { RecordFormState } from '../../../staff/form/use-record-form';
import { SettingHistory } from './setting-history';
import styles from './settings-section.module.css';

interface SettingFormProps<Values extends FormValues, Value> {
  readonly title: string;
  readonly state: {
    readonly form: RecordFormState<Values>;
    readonly goBack: (was: Value) => Promise<void>;
    readonly valuesOf: (value: Value) => Values;
    readonly changes: readonly SettingChange[];
  };
  /** The fields. */
  readonly children: ReactNode;
}

/** A setting that is typed, and below it what it was. */
export function SettingForm<Values extends FormValues, Value>(props: SettingFormProps<Values, Value>) {
  const { title, state, children } = props;
  const { form, goBack, changes, valuesOf } = state;
  return (
    <>
      <div className={styles.typed}>
        <RecordForm title={title} form={form} actions={<></>}>
          {children}
        </RecordForm>
      </div>
      <SettingHistory changes={changes} labels={form.fields} valuesOf={valuesOf} onGoBack={goBack} />
    </>
  );
}
