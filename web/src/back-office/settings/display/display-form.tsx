import type { SettingsDesk } from '@pignon/domain/settings/settings-desk';
import { LineField } from '../../../staff/form/fields';
import { RecordForm } from '../../../staff/form/record-form';
import { SettingHistory } from '../shared/setting-history';
import styles from '../shared/settings-section.module.css';
import type { SettingsReading } from '../shared/use-settings-desk';
import { useSettingForm } from '../shared/use-setting-form';
import { DISPLAY_FIELDS, type DisplayValues, textsOf, valuesOf } from './display-fields';

interface DisplayFormProps {
  readonly desk: SettingsDesk;
  readonly reading: SettingsReading;
}

/** F33. */
export function DisplayForm({ desk, reading }: DisplayFormProps) {
  const { form, goBack, changes } = useSettingForm<'statusTexts', DisplayValues>({
    setting: 'statusTexts',
    desk,
    reading,
    fields: DISPLAY_FIELDS,
    valuesOf,
    valueOf: textsOf,
  });
  const { field } = form;
  return (
    <>
      <div className={styles.typed}>
        <RecordForm title="Texte des badges" form={form} actions={<></>}>
          <fieldset className={styles.group}>
            <legend>Texte des badges</legend>
            <LineField {...field('sold')} hint="Sans texte : VENDU" optional />
            <LineField {...field('unavailable')} hint="Sans texte : VENDU" optional />
            <LineField {...field('rented')} hint="Sans texte : LOUÉ" optional />
          </fieldset>
        </RecordForm>
      </div>
      <SettingHistory {...{ changes, labels: DISPLAY_FIELDS, valuesOf, onGoBack: goBack }} />
    </>
  );
}
