import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS, NATURES } from '@pignon/domain/listings/nature';
import { MANDATES, PROPERTY_STATUSES } from '@pignon/domain/listings/property-fields';
import { BoxField, ChoiceField, LineField, LinesField } from '../../../../staff/form/fields';
import { MANDATE_LABELS, STATUS_LABELS } from '../../desk/property-labels';
import styles from '../form.module.css';
import { countedText } from '../parts/counted';
import { DateField } from '../parts/date-field';
import { Reading } from '../parts/reading';
import type { TabProps } from '../property-form-state';

/** What E03 wants of a description; the api takes more. */
const DESCRIPTION = { least: 200, most: 5000 } as const;
const TITLE = { least: 10, most: 120 } as const;

export function EssentialsTab({ form, values, property, advisers }: TabProps) {
  const { field } = form;
  return (
    <>
      <Reading text={countedText(values.title, TITLE.least, TITLE.most)}>
        <LineField {...field('title')} autoComplete="off" required />
      </Reading>
      <div className={styles.pair}>
        <ChoiceField {...field('type')} options={typeOptions(form.base.values.type)} required />
        <ChoiceField
          {...field('transactionType')}
          options={[...Object.entries(TRANSACTION_LABELS), ['', 'Non précisée']]}
        />
      </div>
      <div className={styles.pair}>
        {!property?.published && (
          <ChoiceField {...field('status')} options={PROPERTY_STATUSES.map((one) => [one, STATUS_LABELS[one]])} />
        )}
        <ChoiceField
          {...field('agentId')}
          options={[
            ['', 'Conseiller par défaut'],
            ...advisers
              .filter(({ id, active }) => active || String(id) === form.base.values.agentId)
              .map(({ id, name }) => [String(id), name] as const),
          ]}
        />
      </div>
      <Mandate form={form} values={values} />
      <Reading text={countedText(values.description, DESCRIPTION.least, DESCRIPTION.most)}>
        <LinesField {...field('description')} rows={12} hint="En paragraphes, une ligne vide entre deux" />
      </Reading>
    </>
  );
}

function Mandate({ form: { field }, values }: Pick<TabProps, 'form' | 'values'>) {
  return (
    <>
      <div className={styles.pair}>
        <ChoiceField {...field('mandat')} options={MANDATES.map((one) => [one, MANDATE_LABELS[one]])} />
        {values.mandat !== 'sans_mandat' && <LineField {...field('mandateNumber')} autoComplete="off" optional />}
      </div>
      {values.mandat === 'sans_mandat' ? (
        <BoxField
          {...field('ownerAuthorisation')}
          hint="Sans elle le bien reste interne : il n’est pas diffusé, même en off-market"
        />
      ) : (
        <div className={styles.pair}>
          <DateField {...field('mandateDate')} typed={values.mandateDate} optional />
          <DateField {...field('mandateEndDate')} typed={values.mandateEndDate} optional />
        </div>
      )}
    </>
  );
}

/** What was received in other words stays among them. */
const typeOptions = (stored: string): readonly (readonly [string, string])[] => [
  ['', 'À choisir'],
  ...NATURES.map((nature) => [nature, NATURE_LABELS[nature]] as const),
  ...(stored && !NATURES.some((nature) => nature === stored) ? [[stored, `${stored} (tel que reçu)`] as const] : []),
];
