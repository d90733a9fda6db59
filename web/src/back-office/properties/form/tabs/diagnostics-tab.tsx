import { ENERGY_CLASSES } from '@pignon/domain/listings/property-fields';
import { ChoiceField } from '../../../../staff/form/fields';
import styles from '../form.module.css';
import type { TabProps } from '../property-form-state';

const CLASSES = [
  ['', 'Non précisé'],
  ...ENERGY_CLASSES.map((one) => [one, one === 'non soumis' ? 'Non soumis' : one] as const),
] as const;

export const DiagnosticsTab = ({ form: { field } }: TabProps) => (
  <div className={styles.pair}>
    <ChoiceField {...field('dpe')} options={CLASSES} />
    <ChoiceField {...field('ges')} options={CLASSES} />
  </div>
);
