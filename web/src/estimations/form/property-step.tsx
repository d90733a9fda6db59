import { ESTIMATION_PROPERTY_CONSENT } from '@pignon/domain/prospects/consents/estimation-consents';
import type { Occupation } from '@pignon/domain/estimations/estimation-details';
import { NATURE_LABELS, NATURES } from '@pignon/domain/listings/nature';
import { SALE_REASONS } from '@pignon/domain/estimations/sale-reasons';
import { type Control, useController } from 'react-hook-form';
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
import { type StepFormProps, useStepForm } from '../draft/use-step-form';
import type { SendFailure } from '../draft/use-estimation';
import styles from './estimation-form.module.css';

interface PropertyStepProps extends StepFormProps<PropertyValues> {
  readonly sending: boolean;
  readonly waiting: string | undefined;
  /** Why the last send failed; stays when the toast has gone. */
  readonly failure: SendFailure | undefined;
  readonly onTouch: (name: EstimationField) => void;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

const OCCUPATION_CHOICES: readonly { value: Occupation; label: string }[] = [
  { value: 'occupied', label: 'Occupé' },
  { value: 'vacant', label: 'Libre' },
];

const PRESETS = { address: '', rent: '', charges: '', propertyTax: '', ...PROPERTY_PRESETS };

export default function PropertyStep(props: PropertyStepProps) {
  const { sending, waiting, failure, onTouch, onBack, onSubmit, ...step } = props;
  const { control, register, errors, attempt, submit } = useStepForm(PRESETS, step, onSubmit);
  const { field: isOccupied } = useController({ control, name: 'isOccupied' });

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-busy={sending}>
      <ErrorSummary
        attempt={attempt + (failure?.turn ?? 0)}
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
      <Amounts control={control} occupied={isOccupied.value !== 'vacant'} onTouch={onTouch} />
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
      <PrivacyLine>{ESTIMATION_PROPERTY_CONSENT.text}</PrivacyLine>
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

interface AmountsProps {
  readonly control: Control<PropertyValues>;
  readonly onTouch: (name: EstimationField) => void;
}

/** Nobody pays a rent for what is empty. */
function Amounts({ occupied, ...form }: AmountsProps & { readonly occupied: boolean }) {
  return (
    <div className={styles.triple}>
      {occupied && (
        <>
          <Amount {...form} name="rent" label="Loyer mensuel" />
          <Amount {...form} name="charges" label="Charges mensuelles" />
        </>
      )}
      <Amount {...form} name="propertyTax" label="Taxe foncière annuelle" />
    </div>
  );
}

interface AmountProps extends AmountsProps {
  readonly name: 'rent' | 'charges' | 'propertyTax';
  readonly label: string;
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
