import { URGENCY_LABELS, URGENCY_LEVELS, type UrgencyWording } from '@pignon/domain/estimations/urgency';
import type { SettingsDesk } from '@pignon/domain/settings/settings-desk';
import { ChoiceField } from '../../../staff/form/fields';
import { RecordForm } from '../../../staff/form/record-form';
import type { FieldChecks } from '../../../staff/form/use-record-form';
import { SettingHistory } from '../shared/setting-history';
import styles from '../shared/settings-section.module.css';
import type { SettingsReading } from '../shared/use-settings-desk';
import { useSettingForm } from '../shared/use-setting-form';

type EstimationValues = { readonly urgencyWording: string };

const FIELDS: FieldChecks<EstimationValues> = { urgencyWording: { label: 'Formulation du délai' } };
const OPTIONS: readonly (readonly [UrgencyWording, string])[] = [
  ['A', 'Formulation A'],
  ['B', 'Formulation B'],
];
const valuesOf = (urgencyWording: UrgencyWording): EstimationValues => ({ urgencyWording });
const wordingOf = ({ urgencyWording }: EstimationValues) => urgencyWording as UrgencyWording;

interface EstimationFormProps {
  readonly desk: SettingsDesk;
  readonly reading: SettingsReading;
}

/** F08: which of the two readings the form shows; the other one stays known. */
export function EstimationForm({ desk, reading }: EstimationFormProps) {
  const { form, goBack, changes } = useSettingForm<'urgencyWording', EstimationValues>({
    setting: 'urgencyWording',
    desk,
    reading,
    fields: FIELDS,
    valuesOf,
    valueOf: wordingOf,
  });
  const labels = URGENCY_LABELS[wordingOf(form.typed)];
  return (
    <>
      <div className={styles.typed}>
        <RecordForm title="Estimation" form={form} actions={<></>}>
          <fieldset className={styles.group}>
            <legend>Délai de vente demandé au propriétaire</legend>
            <ChoiceField {...form.field('urgencyWording')} options={OPTIONS} />
            <div>
              <p>Le formulaire propose :</p>
              <ul>
                {URGENCY_LEVELS.map((level) => (
                  <li key={level}>{labels[level]}</li>
                ))}
              </ul>
            </div>
          </fieldset>
        </RecordForm>
      </div>
      <SettingHistory {...{ changes, labels: FIELDS, valuesOf, onGoBack: goBack }} />
    </>
  );
}
