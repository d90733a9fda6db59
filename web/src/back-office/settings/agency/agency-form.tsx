import type { SettingsDesk } from '@pignon/domain/settings/settings-desk';
import { LineField, LinesField } from '../../../staff/form/fields';
import { RecordForm } from '../../../staff/form/record-form';
import { SettingHistory } from '../shared/setting-history';
import styles from '../shared/settings-section.module.css';
import type { SettingsReading } from '../shared/use-settings-desk';
import { useSettingForm } from '../shared/use-setting-form';
import { AGENCY_FIELDS, agencyOf, type AgencyValues, LEGAL_NAMES, NETWORK_NAMES, valuesOf } from './agency-fields';

interface AgencyFormProps {
  readonly desk: SettingsDesk;
  readonly reading: SettingsReading;
}

export function AgencyForm({ desk, reading }: AgencyFormProps) {
  const { form, goBack, changes } = useSettingForm<'agency', AgencyValues>({
    setting: 'agency',
    desk,
    reading,
    fields: AGENCY_FIELDS,
    valuesOf,
    valueOf: agencyOf,
  });
  const { field } = form;
  return (
    <>
      <div className={styles.typed}>
        <RecordForm title="Agence" form={form} actions={<></>}>
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
        </RecordForm>
      </div>
      <SettingHistory {...{ changes, labels: AGENCY_FIELDS, valuesOf, onGoBack: goBack }} />
    </>
  );
}
