import type { Occupation } from '@pignon/domain/estimations/estimation-details';
import { NATURE_LABELS, NATURES } from '@pignon/domain/listings/nature';
import { SALE_REASONS } from '@pignon/domain/estimations/sale-reasons';
import { useEffect, useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { ErrorSummary, problemsOf } from '../../ui/fields/error-summary';
import { SelectField, TextField } from '../../ui/fields/field';
import { AmountField } from '../../ui/fields/amount-field';
import { AddressField } from './address-field';
import { ChoiceField } from './choice-field';
import { estimationChecks } from './estimation-checks';
import {
  type EstimationField,
  PROPERTY_FIELDS,
  PROPERTY_PRESETS,
  type PropertyValues,
} from '../draft/estimation-values';
import { PrivacyLine } from './privacy-line';
import { type FieldMessages, useServerErrors } from '../draft/step-errors';
import type { SendFailure } from '../draft/use-estimation';
import styles from './estimation-form.module.css';

interface PropertyStepProps {
  readonly values: Partial<PropertyValues>;
  readonly serverErrors: FieldMessages;
  readonly sending: boolean;
  readonly waiting: string | undefined;
  /** Why the last send failed; stays when the toast has gone. */
  readonly failure: SendFailure | undefined;
  readonly onValues: (values: Partial<PropertyValues>) => void;
  readonly onTouch: (name: EstimationField) => void;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

const OCCUPATION_CHOICES: readonly { value: Occupation; label: string }[] = [
  { value: 'occupied', label: 'Occupé' },
  { value: 'vacant', label: 'Libre' },
];

export default function PropertyStep(props: PropertyStepProps) {
  const { values, serverErrors, sending, waiting, failure, onValues, onTouch, onBack, onSubmit } = props;
  const [refusals, setRefusals] = useState(0);
  const form = useForm<PropertyValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { address: '', rent: '', charges: '', propertyTax: '', ...PROPERTY_PRESETS, ...values },
  });
  const { control, register } = form;
  // Counted together with the errors: an own count would move the focus a render before there is anything to focus.
  const { errors, submitCount } = form.formState;
  const { field: isOccupied } = useController({ control, name: 'isOccupied' });
  useServerErrors(serverErrors, form, setRefusals);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => onValues({ ...typed }) }),
    [form, onValues],
  );

  const submit = form.handleSubmit((typed) => {
    onValues(typed);
    onSubmit();
  });

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-busy={sending}>
      <ErrorSummary
        attempt={submitCount + refusals + (failure?.turn ?? 0)}
        problems={problemsOf(errors, PROPERTY_FIELDS)}
        failure={sending ? undefined : failure?.text}
      />
      <AddressField control={control} onTouch={() => onTouch('address')} />
      <div className={styles.pair}>
        <SelectField
          label="Type de bien"
          optional
          {...register('propertyType', { onChange: () => onTouch('propertyType') })}
          error={errors.propertyType?.message}
        >
          <option value="">Sélectionnez un type</option>
          {NATURES.map((nature) => (
            <option key={nature} value={nature}>
              {NATURE_LABELS[nature]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Surface en m²"
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...register('surface', { onChange: () => onTouch('surface') })}
          error={errors.surface?.message}
        />
      </div>
      <ChoiceField
        legend="Le bien est"
        name="isOccupied"
        value={isOccupied.value}
        choices={OCCUPATION_CHOICES}
        onChoose={(occupation) => {
          isOccupied.onChange(occupation);
          onTouch('isOccupied');
        }}
      />
      <div className={styles.triple}>
        {isOccupied.value !== 'vacant' && (
          <>
            <Amount control={control} name="rent" label="Loyer mensuel" onTouch={onTouch} />
            <Amount control={control} name="charges" label="Charges mensuelles" onTouch={onTouch} />
          </>
        )}
        <Amount control={control} name="propertyTax" label="Taxe foncière annuelle" onTouch={onTouch} />
      </div>
      <SelectField
        label="Motif de la vente"
        optional
        {...register('retirementPlans', { onChange: () => onTouch('retirementPlans') })}
        error={errors.retirementPlans?.message}
      >
        {SALE_REASONS.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      <PrivacyLine>Ces informations servent à établir votre estimation.</PrivacyLine>
      <div className={styles.actions}>
        <Button look="ghost" onMouseDown={(event) => event.preventDefault()} onClick={onBack} disabled={sending}>
          PRÉCÉDENT
        </Button>
        <Button
          type="submit"
          className={styles.forward ?? ''}
          busy={sending}
          busyLabel="ENVOI EN COURS..."
          disabled={sending}
        >
          OBTENIR MON ESTIMATION GRATUITEMENT
        </Button>
      </div>
      <output className={styles.waiting}>{waiting}</output>
    </form>
  );
}

interface AmountProps {
  readonly control: Control<PropertyValues>;
  readonly name: 'rent' | 'charges' | 'propertyTax';
  readonly label: string;
  readonly onTouch: (name: EstimationField) => void;
}

function Amount({ control, name, label, onTouch }: AmountProps) {
  const { field, fieldState } = useController({ control, name, rules: { validate: estimationChecks.amount } });
  const { ref, value, onChange, onBlur } = field;
  return (
    <AmountField
      label={label}
      name={name}
      optional
      value={value}
      onDigits={(digits) => {
        onChange(digits);
        onTouch(name);
      }}
      onBlur={onBlur}
      error={fieldState.error?.message}
      ref={ref}
    />
  );
}
