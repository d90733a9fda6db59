import { GEORISQUES_ADDRESS, GEORISQUES_SENTENCE } from '@pignon/domain/listings/display/legal-lines';
import { ENERGY_CLASSES } from '@pignon/domain/listings/said-choices';
import { ChoiceField, LineField } from '../../../../staff/form/fields';
import styles from '../form.module.css';
import { DateField } from '../parts/date-field';
import type { TabProps } from '../property-form-state';

const CLASSES = [
  ['', 'Non précisé'],
  ...ENERGY_CLASSES.map((one) => [one, one === 'non soumis' ? 'Non soumis' : one] as const),
] as const;

export const DiagnosticsTab = ({ form: { field }, values }: TabProps) => (
  <>
    <div className={styles.pair}>
      <ChoiceField {...field('dpe')} options={CLASSES} />
      <DateField {...field('dpeDate')} typed={values.dpeDate} optional />
      <ChoiceField {...field('ges')} options={CLASSES} />
      <DateField {...field('gesDate')} typed={values.gesDate} optional />
      <LineField {...field('coOwnershipLots')} inputMode="numeric" optional />
      <LineField {...field('coOwnershipCharges')} unit="€ / an" inputMode="decimal" optional />
    </div>
    <p className={styles.reading}>
      {`Écrit sur chaque page\u00a0: «\u00a0${GEORISQUES_SENTENCE}${GEORISQUES_ADDRESS}\u00a0»`}
    </p>
  </>
);
