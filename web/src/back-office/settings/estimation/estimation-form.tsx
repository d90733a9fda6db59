import { URGENCY_LABELS, URGENCY_LEVELS, type UrgencyWording } from '@pignon/domain/estimations/urgency';
import { ChoiceField } from '../../../staff/form/fields';
import type { FieldChecks } from '../../../staff/form/use-record-form';
import type { ReadSettingsProps } from '../shared/read-settings';
import { SettingForm } from '../shared/setting-form';
import styles from '../shared/settings-section.module.css';
import { useSettingForm } from '../shared/use-setting-form';

type EstimationValues = { readonly urgencyWording: string };

const FIELDS: FieldChecks<EstimationValues> = { urgencyWording: { label: 'Formulation du délai' } };
const OPTIONS: readonly (readonly [UrgencyWording, string])[] = [
  ['A', 'Formulation A'],
  ['B', 'Formulation B'],
];
const valuesOf = (urgencyWording: UrgencyWording): EstimationValues => ({ urgencyWording });
const wordingOf = ({ urgencyWording }: EstimationValues) => urgencyWording as UrgencyWording;

/** F08: which of the two readings the form shows; the other one stays known. */
export function EstimationForm({ desk, reading }: ReadSettingsProps) {
  const state = useSettingForm<'urgencyWording', EstimationValues>({
    setting: 'urgencyWording',
    desk,
    reading,
    fields: FIELDS,
    valuesOf,
    valueOf: wordingOf,
  });
  const labels = URGENCY_LABELS[wordingOf(state.form.typed)];
  return (
    <SettingForm title="Estimation" state={state}>
      <fieldset className={styles.group}>
        <legend>Délai de vente demandé au propriétaire</legend>
        <ChoiceField {...state.form.field('urgencyWording')} options={OPTIONS} />
        <div>
          <p>Le formulaire propose :</p>
          <ul>
            {URGENCY_LEVELS.map((level) => (
              <li key={level}>{labels[level]}</li>
            ))}
          </ul>
        </div>
      </fieldset>
    </SettingForm>
  );
}
