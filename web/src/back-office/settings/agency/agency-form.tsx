import { LineField, LinesField } from '../../../staff/form/fields';
import type { ReadSettingsProps } from '../shared/read-settings';
import { SettingForm } from '../shared/setting-form';
import styles from '../shared/settings-section.module.css';
import { useSettingForm } from '../shared/use-setting-form';
import { AGENCY_FIELDS, agencyOf, type AgencyValues, LEGAL_NAMES, NETWORK_NAMES, valuesOf } from './agency-fields';

export function AgencyForm({ desk, reading }: ReadSettingsProps) {
  const state = useSettingForm<'agency', AgencyValues>({
    setting: 'agency',
    desk,
    reading,
    fields: AGENCY_FIELDS,
    valuesOf,
    valueOf: agencyOf,
  });
  const { field } = state.form;
  return (
    <SettingForm title="Agence" state={state}>
      <fieldset className={styles.group}>
        <legend>Coordonnées</legend>
        <LineField {...field('name')} required />
        <LineField {...field('referencePrefix')} hint="Devant le numéro d’un bien : PGN-12" required />
        <LineField {...field('address')} hint="Le plan de la page « Contact » la suit" required />
        <LineField {...field('phone')} type="tel" required />
        <LineField {...field('email')} type="email" required />
        <LinesField {...field('openingHours')} hint="Une ligne par période : Lundi au vendredi : 9h-19h" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Réseaux</legend>
        {NETWORK_NAMES.map((name) => (
          <LineField key={name} {...field(name)} type="url" optional />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Mentions légales</legend>
        {LEGAL_NAMES.map((name) => (
          <LineField key={name} {...field(name)} optional />
        ))}
      </fieldset>
    </SettingForm>
  );
}
