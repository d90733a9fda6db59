import { LineField } from '../../../staff/form/fields';
import type { ReadSettingsProps } from '../shared/read-settings';
import { SettingForm } from '../shared/setting-form';
import styles from '../shared/settings-section.module.css';
import { useSettingForm } from '../shared/use-setting-form';
import { DISPLAY_FIELDS, type DisplayValues, textsOf, valuesOf } from './display-fields';

/** F33. */
export function DisplayForm({ desk, reading }: ReadSettingsProps) {
  const state = useSettingForm<'statusTexts', DisplayValues>({
    setting: 'statusTexts',
    desk,
    reading,
    fields: DISPLAY_FIELDS,
    valuesOf,
    valueOf: textsOf,
  });
  const { field } = state.form;
  return (
    <SettingForm title="Texte des badges" state={state}>
      <fieldset className={styles.group}>
        <legend>Texte des badges</legend>
        <LineField {...field('sold')} hint="Sans texte : VENDU" optional />
        <LineField {...field('unavailable')} hint="Sans texte : VENDU" optional />
        <LineField {...field('rented')} hint="Sans texte : LOUÉ" optional />
      </fieldset>
    </SettingForm>
  );
}
